import { escapeXml } from '#domain/markup'
import { decimal } from './decimal.ts'
import { layers } from './layers.ts'
import type { Dieline, Entity } from './model.ts'

const shape = (entity: Entity, flip: (y: number) => number): string => {
  switch (entity.type) {
    case 'LINE': {
      const { from, to } = entity
      return `<path d="M${decimal(from.x)} ${decimal(flip(from.y))}L${decimal(to.x)} ${decimal(flip(to.y))}"/>`
    }
    case 'ARC': {
      const { centre, radius, startAngle, endAngle } = entity
      const at = (degrees: number) => {
        const angle = (degrees * Math.PI) / 180
        const x = centre.x + radius * Math.cos(angle)
        const y = flip(centre.y + radius * Math.sin(angle))
        return `${decimal(x)} ${decimal(y)}`
      }
      const large = endAngle - startAngle > 180 ? 1 : 0
      const r = decimal(radius)
      return `<path d="M${at(startAngle)}A${r} ${r} 0 ${large} 0 ${at(endAngle)}"/>`
    }
    case 'TEXT': {
      const { at, height, angle, text } = entity
      const x = decimal(at.x)
      const y = decimal(flip(at.y))
      const turned = angle === 0 ? '' : ` transform="rotate(${decimal(-angle)} ${x} ${y})"`
      return `<text x="${x}" y="${y}" font-size="${decimal(height)}"${turned}>${escapeXml(text)}</text>`
    }
  }
}

/**
 * The drawing as SVG in real millimetres, one group a layer (its `id` is the layer's name), y downwards as SVG wants it.
 * `behind` is put under the drawing as it is, in the drawing's coordinates; `stroke` is the width of its lines, mm.
 */
export function toSvg(drawing: Dieline, behind = '', stroke = 0.7): string {
  const margin = 10
  const { left, bottom, right, top } = drawing.bounds
  const width = decimal(right - left + 2 * margin)
  const height = decimal(top - bottom + 2 * margin)
  const flip = (y: number) => top - y
  const groups = layers.flatMap(({ layer, colour, dashes }) => {
    const shapes = drawing.entities.filter(entity => entity.layer === layer)
    if (shapes.length === 0) return []
    const rgb = `rgb(${colour.join(',')})`
    const dash = dashes.length > 0 ? ` stroke-dasharray="${dashes.join(' ')}"` : ''
    const texts = shapes.filter(({ type }) => type === 'TEXT').map(entity => shape(entity, flip))
    const strokes = shapes.filter(({ type }) => type !== 'TEXT').map(entity => shape(entity, flip))
    const lettered = texts.length > 0 ? `<g fill="${rgb}" stroke="none">${texts.join('')}</g>` : ''
    return [`<g id="${layer}" stroke="${rgb}"${dash}>${strokes.join('')}${lettered}</g>`]
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${height}mm"`,
    ` viewBox="${decimal(left - margin)} ${decimal(-margin)} ${width} ${height}">`,
    `<title>${escapeXml(drawing.meta.title)}</title><desc>${escapeXml(drawing.meta.notice)}</desc>`,
    behind,
    `<g fill="none" stroke-width="${decimal(stroke, 2)}" stroke-linecap="round"`,
    ' font-family="Helvetica, Arial, sans-serif" text-anchor="middle" dominant-baseline="central">',
    ...groups,
    '</g></svg>',
  ].join('')
}
