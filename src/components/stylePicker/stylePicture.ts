import { blank, type OwnStyle, styleOf, usualSize } from '#domain/boxGeometry'
import { fold, foldPicture, shownFolded } from '#domain/dieline'

const known = new Map<string, string>()
const knownOwn = new WeakMap<OwnStyle, string>()

function draw(code: string, ownStyles: readonly OwnStyle[] = []): string {
  const style = styleOf(code, ownStyles)
  if (style === undefined) return ''
  const result = blank(code, usualSize(style), style.family === 'FC' ? 'E' : 'C', {
    topFlapAdjustment: 60,
    bottomFlapAdjustment: 60,
    cells: { alongLength: 4, alongWidth: 3 },
    ownStyles,
  })
  if (!result.ok) return ''
  const picture = foldPicture(fold(result.blank, shownFolded(result.blank)), { width: 96 })
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

/** A small picture of a style, half folded, as the address of an image; made once. '' for a style the engine can't make. */
export function stylePicture(code: string): string {
  const picture = known.get(code) ?? draw(code)
  known.set(code, picture)
  return picture
}

/** The same of a style that the company keeps itself, as it is now. */
export function ownStylePicture(own: OwnStyle): string {
  const picture = knownOwn.get(own) ?? draw(own.code, [own])
  knownOwn.set(own, picture)
  return picture
}
