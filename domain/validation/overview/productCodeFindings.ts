import { text } from '#domain/messages'
import { isModifyCategory } from '../isModifyCategory.ts'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewContext, OverviewItem } from './overviewItem.ts'

/**
 * The product code neither starts nor ends with a square bracket and is new to the customer in both systems;
 * a modification keeps the code of what it modifies. Source: 001 §5.
 */
export function productCodeFindings(
  item: Pick<OverviewItem, 'code' | 'itemCategory'>,
  context: Pick<OverviewContext, 'productCodeTaken'>,
): Finding[] {
  const code = item.code.trim()
  if (code === '') return []
  const findings: Finding[] = []
  if (/^[[\]]|[[\]]$/.test(code)) {
    findings.push(overviewError('code', 'brackets', text('overviewProductCodeBrackets')))
  }
  if (!isModifyCategory(item.itemCategory)) {
    if (context.productCodeTaken === true) {
      findings.push(overviewError('code', 'duplicate', text('overviewProductCodeExists')))
    }
    if (context.productCodeTaken === 'failed') {
      findings.push(overviewError('code', 'check-failed', text('overviewProductCodeCheckFailed')))
    }
  }
  return findings
}
