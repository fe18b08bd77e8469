import type { CatalogueProduct } from '#contract/product'
import { blank } from '#domain/boxGeometry'
import { fold, foldPicture, shownFolded } from '#domain/dieline'
import { usualFlute } from '#domain/estimating'
import { stylePicture } from '../../../components/stylePicker/stylePicture.ts'

export type Pictured = Pick<CatalogueProduct, 'styleCode' | 'length' | 'width' | 'depth'>

const known = new Map<string, string>()

function draw({ styleCode, length, width, depth }: Pictured): string {
  if (length === null || width === null) return stylePicture(styleCode)
  const size = { length, width, depth: depth ?? 0 }
  const result = blank(styleCode, size, usualFlute, { cells: { alongLength: 4, alongWidth: 3 } })
  if (!result.ok) return stylePicture(styleCode)
  const closed = shownFolded(result.blank)
  return `data:image/svg+xml,${encodeURIComponent(foldPicture(fold(result.blank, closed), { width: 200 }))}`
}

/** The product drawn by its style and size, or its style by itself, as the address of an image; '' for what has no style. */
export function cataloguePicture(product: Pictured): string {
  const { styleCode, length, width, depth } = product
  if (styleCode === '') return ''
  const key = [styleCode, length, width, depth].join(' ')
  const picture = known.get(key) ?? draw(product)
  known.set(key, picture)
  return picture
}
