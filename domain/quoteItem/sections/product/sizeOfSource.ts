import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { kindOf } from '../../kinds/kindOf.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

const sides = ['length', 'width', 'depth'] as const

/**
 * What has the size of the product that it sets out from keeps it: another size asks for a resizable one. Nothing is said
 * while the source is not known. Rule resizable-generation (001 §4, §5); when its text is shown is our reading.
 */
export function sizeOfSource(
  product: Pick<Product, 'itemCategory' | (typeof sides)[number]>,
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  const kind = kindOf(product.itemCategory)
  const source = facts.sourceSize
  if (kind === null || !kind.hasSizeOfSource || kind.becomes === null || !source) return []
  if (source.length <= 0 || source.width <= 0) return []
  const other = sides.find(side => product[side] !== null && product[side] !== source[side])
  return other === undefined ? [] : [productError(other, 'not-resizable', text('formConvertToResizable'))]
}
