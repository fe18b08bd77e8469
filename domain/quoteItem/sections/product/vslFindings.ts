import { text } from '#domain/messages'
import { required } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { productFields } from './fields.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

/** The VSL code is required, and valid when its lookup gave a product style. Source: 001 §5, 002 §5. */
export function vslFindings(
  item: Pick<Product, 'vslCode'>,
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  const missing = required(item.vslCode, productFields.vslCode.label)
  if (missing) return [productError('vslCode', 'required', missing)]
  if (facts.vslProductStyle === undefined || facts.vslProductStyle?.trim()) return []
  return [productError('vslCode', 'vsl', text('formOneOf'))]
}
