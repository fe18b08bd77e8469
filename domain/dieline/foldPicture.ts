import { escapeXml } from '#domain/markup'
import { decimal } from './decimal.ts'
import type { FoldModel } from './fold.ts'
import { foldFaces, type Look } from './foldFaces.ts'

/** From where a fold model is looked at, and the picture's width. */
export interface View extends Look {
  readonly width?: number
  readonly title?: string
}

/** A still picture of a fold model as SVG. */
export function foldPicture(
  model: FoldModel,
  { width = 480, title = 'Folded box', ...look }: View = {},
): string {
  const { left, top, width: wide, height: high, faces } = foldFaces(model, look)
  const margin = Math.max(wide, high) / 40
  const [boxWidth, boxHeight] = [wide + 2 * margin, high + 2 * margin]
  const drawn = faces.map(({ name, points, colour }) => {
    const corners = points.map(({ x, y }) => `${decimal(x, 2)},${decimal(y, 2)}`).join(' ')
    return `<polygon points="${corners}" fill="rgb(${colour.join(',')})"><title>${escapeXml(name)}</title></polygon>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${decimal(width)}" height="${decimal((width * boxHeight) / boxWidth, 1)}"`,
    ` viewBox="${[left - margin, top - margin, boxWidth, boxHeight].map(value => decimal(value, 2)).join(' ')}">`,
    `<title>${escapeXml(title)}</title>`,
    '<g stroke="rgb(92,64,32)" stroke-width="1" stroke-linejoin="round">',
    ...drawn,
    '</g></svg>',
  ].join('')
}
