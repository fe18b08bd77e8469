import { asciiText } from './asciiText.ts'
import { decimal } from './decimal.ts'
import { layers } from './layers.ts'
import type { Dieline, Entity } from './model.ts'
import { pageOf } from './pageOf.ts'
import { psText } from './psText.ts'

const pointsPerMm = 72 / 25.4

const operators = (entity: Entity): string => {
  switch (entity.type) {
    case 'LINE': {
      const { from, to } = entity
      return `${decimal(from.x)} ${decimal(from.y)} moveto ${decimal(to.x)} ${decimal(to.y)} lineto stroke`
    }
    case 'ARC': {
      const { centre, radius, startAngle, endAngle } = entity
      const circle = `${decimal(centre.x)} ${decimal(centre.y)} ${decimal(radius)}`
      return `newpath ${circle} ${decimal(startAngle)} ${decimal(endAngle)} arc stroke`
    }
    case 'TEXT': {
      const { at, height, angle, text } = entity
      const size = decimal(height)
      return [
        `gsave ${decimal(at.x)} ${decimal(at.y)} translate ${decimal(angle)} rotate`,
        `/Helvetica findfont ${size} scalefont setfont ${psText(text)}`,
        `dup stringwidth pop 2 div neg ${decimal(-height / 3)} moveto show grestore`,
      ].join(' ')
    }
  }
}

/**
 * The drawing as an encapsulated PostScript page in real size; a layer is a colour and a comment. Not opened in another
 * program.
 */
export function toEps(drawing: Dieline): string {
  const { left, bottom, right, top } = pageOf(drawing)
  const width = (right - left) * pointsPerMm
  const height = (top - bottom) * pointsPerMm
  const body = layers.flatMap(({ layer, colour, dashes }) => {
    const entities = drawing.entities.filter(entity => entity.layer === layer)
    if (entities.length === 0) return []
    const shade = colour.map(part => decimal(part / 255, 3)).join(' ')
    return [
      `% layer ${layer}`,
      `${shade} setrgbcolor [${dashes.join(' ')}] 0 setdash`,
      ...entities.map(operators),
    ]
  })
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
    `%%HiResBoundingBox: 0 0 ${decimal(width)} ${decimal(height)}`,
    `%%Title: ${asciiText(drawing.meta.title)}`,
    `%%Creator: ${drawing.meta.notice}`,
    '%%EndComments',
    'gsave',
    `${decimal(pointsPerMm, 6)} dup scale`,
    `${decimal(-left)} ${decimal(-bottom)} translate`,
    '0.3 setlinewidth',
    ...body,
    'grestore',
    'showpage',
    '%%EOF',
    '',
  ].join('\n')
}
