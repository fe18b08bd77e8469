import { text } from '#domain/messages'
import type { Finding } from '../types.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewContext, OverviewItem } from './overviewItem.ts'

/** A chosen board grade that can no longer be had has to be chosen again. Source: 001 §8. */
export function gradeFindings(
  item: Pick<OverviewItem, 'boardGrade'>,
  context: Pick<OverviewContext, 'gradeAvailable'>,
): Finding[] {
  return item.boardGrade !== '' && context.gradeAvailable === false
    ? [overviewError('boardGrade', 'grade-unavailable', text('boardgradeNoLongerValid'))]
    : []
}
