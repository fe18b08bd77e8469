import { blank, type Size, type Style, styles } from '#domain/boxGeometry'
import { fold, foldPicture } from '#domain/dieline'
import { optionsOf } from '#domain/estimating'

/** A box of everyday proportions, to picture a style by. */
const usual = { length: 400, width: 300, depth: 220 }
const shallow = { length: 400, width: 300, depth: 90 }
const small = { length: 120, width: 80, depth: 160 }
const smallTray = { length: 160, width: 110, depth: 35 }
/** Far enough to be known, open enough to look in. */
const nearlyClosed = 0.82

const proportions = (style: Style | undefined): Size => {
  if (style?.family === 'FC') return style.isGlued ? small : smallTray
  return style?.group === 'tray' || style?.code === '0301' ? shallow : usual
}

const known = new Map<string, string>()

function draw(code: string): string {
  const style = styles.find(each => each.code === code)
  const { flat } = optionsOf(code)
  const size = {
    ...proportions(style),
    ...(flat || code === '0110' ? { depth: 0 } : {}),
  }
  const result = blank(code, size, style?.family === 'FC' ? 'E' : 'C', {
    topFlapAdjustment: 60,
    bottomFlapAdjustment: 60,
    cells: { alongLength: 4, alongWidth: 3 },
  })
  if (!result.ok) return ''
  const isClosedBest = style?.family === '09'
  const picture = foldPicture(fold(result.blank, isClosedBest ? 1 : nearlyClosed), { width: 96 })
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}

/** A small picture of a style, half folded, as the address of an image; made once. '' for a style the engine can't make. */
export function stylePicture(code: string): string {
  const picture = known.get(code) ?? draw(code)
  known.set(code, picture)
  return picture
}
