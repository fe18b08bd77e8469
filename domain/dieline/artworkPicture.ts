import { escapeXml } from '#domain/markup'
import { decimal } from './decimal.ts'
import type { Dieline } from './model.ts'
import { toSvg } from './toSvg.ts'

const printed = new Set<string>(['base', 'wall', 'lid', 'sheet'])

/**
 * The artwork picture: the drawing over an image that fills the blank (its address or data address), or, when there is none,
 * over the areas that can be printed. `stroke` is the width of the drawing's lines, mm.
 */
export function artworkPicture(drawing: Dieline, image?: string, stroke?: number): string {
  const { width, height, bounds, panels } = drawing
  const top = (y: number) => bounds.top - y
  if (image !== undefined) {
    const place = `x="0" y="${decimal(top(height))}" width="${decimal(width)}" height="${decimal(height)}"`
    return toSvg(
      drawing,
      `<image href="${escapeXml(image)}" ${place} preserveAspectRatio="xMidYMid slice"/>`,
      stroke,
    )
  }
  const areas = panels
    .filter(({ role }) => printed.has(role))
    .map(({ name, x, y, width: wide, height: high }) => {
      const place = `x="${decimal(x)}" y="${decimal(top(y + high))}" width="${decimal(wide)}" height="${decimal(high)}"`
      return `<rect ${place} fill="rgb(225,238,250)"><title>${escapeXml(`Print area ${name}`)}</title></rect>`
    })
  return toSvg(drawing, areas.join(''), stroke)
}
