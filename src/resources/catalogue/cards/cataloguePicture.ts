import type { CatalogueProduct } from '#contract/product'
import { blank, type OwnStyle } from '#domain/boxGeometry'
import { fold, foldPicture, shownFolded } from '#domain/dieline'
import { usualFlute } from '#domain/estimating'
import { ownStylePicture, stylePicture } from '../../../components/stylePicker/stylePicture.ts'

export type Pictured = Pick<CatalogueProduct, 'styleCode' | 'length' | 'width' | 'depth'>

type Known = Map<string, string>
const known: Known = new Map()
const knownOwn = new WeakMap<OwnStyle, Known>()

/** The pictures of a style that are made already: an own one that was changed is another. */
function knownOf(own: OwnStyle | undefined): Known {
  if (own === undefined) return known
  const kept = knownOwn.get(own) ?? new Map()
  knownOwn.set(own, kept)
  return kept
}

function draw({ styleCode, length, width, depth }: Pictured, own: OwnStyle | undefined): string {
  const byItself = () => (own === undefined ? stylePicture(styleCode) : ownStylePicture(own))
  if (length === null || width === null) return byItself()
  const size = { length, width, depth: depth ?? 0 }
  const ownStyles = own === undefined ? [] : [own]
  const result = blank(styleCode, size, usualFlute, { cells: { alongLength: 4, alongWidth: 3 }, ownStyles })
  if (!result.ok) return byItself()
  const closed = shownFolded(result.blank)
  return `data:image/svg+xml,${encodeURIComponent(foldPicture(fold(result.blank, closed), { width: 200 }))}`
}

/** The product drawn by its style and size, or its style by itself, as the address of an image; '' for what has no style. */
export function cataloguePicture(product: Pictured, ownStyles: readonly OwnStyle[] = []): string {
  const { styleCode, length, width, depth } = product
  if (styleCode === '') return ''
  const own = ownStyles.find(({ code }) => code === styleCode)
  const key = [styleCode, length, width, depth].join(' ')
  const pictures = knownOf(own)
  const picture = pictures.get(key) ?? draw(product, own)
  pictures.set(key, picture)
  return picture
}
