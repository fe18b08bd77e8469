import { type Entity, type Layer, layers } from '#domain/dieline'
import type { Pdf } from './openPdf.ts'

/** How a kind of rule is drawn on paper: points, and dashes in points. */
export interface RuleLook {
  readonly colour: string
  readonly width: number
  readonly dashes: readonly [number, number] | null
}

/** Told apart on a black-and-white printer too: cuts are heavy and whole, everything else is dashed in its own way. */
export const ruleLooks: Partial<Readonly<Record<Layer, RuleLook>>> = {
  CUT: { colour: '#14181d', width: 0.9, dashes: null },
  CREASE: { colour: '#0a55b5', width: 0.75, dashes: [4, 2] },
  PERF: { colour: '#8a1296', width: 0.75, dashes: [1.6, 1.6] },
  HALFCUT: { colour: '#00727f', width: 0.75, dashes: [6, 1.5] },
  GLUE: { colour: '#b45f06', width: 0.5, dashes: [1, 1] },
}

/** Where a drawing in mm, y upwards, lies on the page: its lower left corner, and points a mm. */
export interface Frame {
  readonly x: number
  readonly bottom: number
  readonly scale: number
}

function trace(pdf: Pdf, entity: Entity, { x, bottom, scale }: Frame): void {
  const across = (mm: number) => x + mm * scale
  const up = (mm: number) => bottom - mm * scale
  if (entity.type === 'LINE') {
    pdf.moveTo(across(entity.from.x), up(entity.from.y)).lineTo(across(entity.to.x), up(entity.to.y))
  }
  if (entity.type === 'ARC') {
    const { centre, radius, startAngle, endAngle } = entity
    const point = (degrees: number) => {
      const angle = (degrees * Math.PI) / 180
      return `${across(centre.x + radius * Math.cos(angle)).toFixed(3)} ${up(centre.y + radius * Math.sin(angle)).toFixed(3)}`
    }
    const r = (radius * scale).toFixed(3)
    const middle = (startAngle + endAngle) / 2
    // In two halves: a whole circle begins where it ends.
    pdf.path(`M${point(startAngle)}A${r} ${r} 0 0 0 ${point(middle)}A${r} ${r} 0 0 0 ${point(endAngle)}`)
  }
}

/** The rules of a drawing as vectors, layer by layer, in lines as thick as paper wants them whatever the scale. */
export function drawEntities(pdf: Pdf, entities: readonly Entity[], frame: Frame): void {
  for (const { layer } of layers) {
    const look = ruleLooks[layer]
    const held = entities.filter(entity => entity.layer === layer && entity.type !== 'TEXT')
    if (look === undefined || held.length === 0) continue
    pdf.save()
    pdf.lineWidth(look.width).strokeColor(look.colour).lineCap('butt')
    if (look.dashes !== null) pdf.dash(look.dashes[0], { space: look.dashes[1] })
    for (const entity of held) trace(pdf, entity, frame)
    pdf.stroke()
    pdf.restore()
  }
}
