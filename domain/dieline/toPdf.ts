import { decimal } from './decimal.ts'
import { layers } from './layers.ts'
import type { Dieline, Entity } from './model.ts'
import { pageOf } from './pageOf.ts'
import { psText } from './psText.ts'

const pointsPerMm = 72 / 25.4

/** An arc as Bézier curves of a quarter turn at the most. */
const arcOperators = (entity: Extract<Entity, { type: 'ARC' }>): string => {
  const { centre, radius, startAngle, endAngle } = entity
  const quarters = Math.max(1, Math.ceil((endAngle - startAngle) / 90))
  const step = ((endAngle - startAngle) * Math.PI) / 180 / quarters
  const handle = (4 / 3) * Math.tan(step / 4) * radius
  const at = (angle: number, along: number) => {
    const x = centre.x + radius * Math.cos(angle) - along * Math.sin(angle)
    const y = centre.y + radius * Math.sin(angle) + along * Math.cos(angle)
    return `${decimal(x)} ${decimal(y)}`
  }
  const first = (startAngle * Math.PI) / 180
  const curves = Array.from({ length: quarters }, (_, index) => {
    const from = first + index * step
    return `${at(from, handle)} ${at(from + step, -handle)} ${at(from + step, 0)} c`
  })
  return `${at(first, 0)} m ${curves.join(' ')} S`
}

const operators = (entity: Entity): string => {
  switch (entity.type) {
    case 'LINE': {
      const { from, to } = entity
      return `${decimal(from.x)} ${decimal(from.y)} m ${decimal(to.x)} ${decimal(to.y)} l S`
    }
    case 'ARC':
      return arcOperators(entity)
    case 'TEXT': {
      const { at, height, angle, text } = entity
      const turn = (angle * Math.PI) / 180
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const [back, down] = [(text.length * height * 0.5) / 2, height / 3]
      const x = at.x - back * cos + down * sin
      const y = at.y - back * sin - down * cos
      const matrix = [cos, sin, -sin, cos, x, y].map(value => decimal(value)).join(' ')
      return `BT /F1 ${decimal(height)} Tf ${matrix} Tm ${psText(text)} Tj ET`
    }
  }
}

const contentOf = (drawing: Dieline): string => {
  const { left, bottom } = pageOf(drawing)
  const groups = layers.flatMap(({ layer, colour, dashes }, index) => {
    const entities = drawing.entities.filter(entity => entity.layer === layer)
    if (entities.length === 0) return []
    const shade = colour.map(part => decimal(part / 255, 3)).join(' ')
    return [
      `/OC /L${index} BDC`,
      `${shade} RG ${shade} rg [${dashes.join(' ')}] 0 d`,
      ...entities.map(operators),
      'EMC',
    ]
  })
  const scale = decimal(pointsPerMm, 6)
  const toPage = `${scale} 0 0 ${scale} ${decimal(-left * pointsPerMm)} ${decimal(-bottom * pointsPerMm)} cm`
  return ['q', toPage, '0.3 w', ...groups, 'Q'].join('\n')
}

/**
 * The drawing as a one-page PDF 1.5 in real size, a margin around it, with a layer that can be switched for every layer of the drawing.
 * ASCII throughout: a character is a byte.
 */
export function toPdf(drawing: Dieline): string {
  const { left, bottom, right, top } = pageOf(drawing)
  const content = contentOf(drawing)
  const firstLayer = 7
  const references = layers.map((_, index) => `${firstLayer + index} 0 R`).join(' ')
  const named = layers.map((_, index) => `/L${index} ${firstLayer + index} 0 R`).join(' ')
  const page = `[0 0 ${decimal((right - left) * pointsPerMm)} ${decimal((top - bottom) * pointsPerMm)}]`
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [${references}] /D << /ON [${references}] /Order [${references}] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${page} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /Properties << ${named} >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title ${psText(drawing.meta.title)} /Producer ${psText(drawing.meta.notice)} >>`,
    ...layers.map(({ layer }) => `<< /Type /OCG /Name ${psText(layer)} >>`),
  ]
  const offsets: number[] = []
  let text = '%PDF-1.5\n'
  objects.forEach((object, index) => {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  })
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
}
