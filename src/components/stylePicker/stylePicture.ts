import { blank, styles, usualSize } from '#domain/boxGeometry'
import { fold, foldPicture, shownFolded } from '#domain/dieline'

const known = new Map<string, string>()

function draw(code: string): string {
  const style = styles.find(each => each.code === code)
  if (style === undefined) return ''
  const result = blank(code, usualSize(style), style.family === 'FC' ? 'E' : 'C', {
    topFlapAdjustment: 60,
    bottomFlapAdjustment: 60,
    cells: { alongLength: 4, alongWidth: 3 },
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
