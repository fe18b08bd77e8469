import { text } from '#domain/messages'
import { fieldLabel } from '../fieldLabel.ts'
import { required } from '../formRules/required.ts'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewContext, OverviewItem } from './overviewItem.ts'

/** The VSL code is required, and valid when its lookup gave a product style. Source: 001 §5, 002 §5. */
export function vslFindings(
  item: Pick<OverviewItem, 'vslCode'>,
  context: Pick<OverviewContext, 'vslProductStyle'>,
): Finding[] {
  const missing = required(item.vslCode, fieldLabel('vslCode'))
  if (missing) return [overviewError('vslCode', 'required', missing)]
  if (context.vslProductStyle === undefined || context.vslProductStyle?.trim()) return []
  return [overviewError('vslCode', 'vsl', text('formOneOf'))]
}
