import { text } from '#domain/messages'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewContext, OverviewItem } from './overviewItem.ts'

/** A chosen board grade or variant that can no longer be had has to be chosen again. Source: 001 §8. */
export function gradeFindings(
  item: Pick<OverviewItem, 'boardGrade' | 'boardGradeVariant'>,
  context: Pick<OverviewContext, 'lostBoard'>,
): Finding[] {
  if (item.boardGrade !== '' && context.lostBoard === 'grade') {
    return [overviewError('boardGrade', 'grade-unavailable', text('boardgradeNoLongerValid'))]
  }
  if (item.boardGradeVariant !== '' && context.lostBoard === 'variant') {
    return [overviewError('boardGradeVariant', 'variant-unavailable', text('boardgradeVariantNoLongerValid'))]
  }
  return []
}
