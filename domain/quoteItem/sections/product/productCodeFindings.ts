import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import { isModifyCategory } from '../../categories/isModifyCategory.ts'
import type { Finding } from '../../finding.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

/**
 * The product code neither starts nor ends with a square bracket and is new to the customer in both systems;
 * a modification keeps the code of what it modifies. Source: 001 §5.
 */
export function productCodeFindings(
  item: Pick<Product, 'code' | 'itemCategory'>,
  { facts }: Pick<ItemUnderRules, 'facts'>,
): Finding[] {
  const code = item.code.trim()
  if (code === '') return []
  const findings: Finding[] = []
  if (/^[[\]]|[[\]]$/.test(code)) {
    findings.push(productError('code', 'brackets', text('overviewProductCodeBrackets')))
  }
  if (!isModifyCategory(item.itemCategory)) {
    if (facts.productCodeTaken === true) {
      findings.push(productError('code', 'duplicate', text('overviewProductCodeExists')))
    }
    if (facts.productCodeTaken === 'failed') {
      findings.push(productError('code', 'check-failed', text('overviewProductCodeCheckFailed')))
    }
  }
  return findings
}
