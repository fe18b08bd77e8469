import type { Entity, Layer } from '#domain/dieline'

const round = (value: number) => Math.round(value * 100) / 100

function arc({ centre, radius, startAngle, endAngle }: Extract<Entity, { type: 'ARC' }>): string {
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return `${round(centre.x + radius * Math.cos(angle))} ${round(centre.y + radius * Math.sin(angle))}`
  }
  const large = endAngle - startAngle > 180 ? 1 : 0
  return `M${at(startAngle)}A${radius} ${radius} 0 ${large} 1 ${at(endAngle)}`
}

/** The strokes of every layer as one SVG path each, in the drawing's own mm, y upwards. Texts are left out. */
export function layerPaths(entities: readonly Entity[]): ReadonlyMap<Layer, string> {
  const paths = new Map<Layer, string>()
  for (const entity of entities) {
    if (entity.type === 'TEXT') continue
    const stroke =
      entity.type === 'ARC'
        ? arc(entity)
        : `M${round(entity.from.x)} ${round(entity.from.y)}L${round(entity.to.x)} ${round(entity.to.y)}`
    paths.set(entity.layer, (paths.get(entity.layer) ?? '') + stroke)
  }
  return paths
}
