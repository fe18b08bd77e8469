import { daysAfter } from '#domain/days'
import { date } from '#domain/formats'
import type { Absence } from './absence.ts'

/** Nobody is away longer than this: approvals would be somebody else's for good. Our own. */
const longestAbsence = 366

interface Known {
  readonly today: string
  /** Absences of the same person that there are, but for the one that is changed. */
  readonly others: readonly Pick<Absence, 'fromDay' | 'toDay'>[]
}

/** What is wrong with an absence, by field; none: it may be stored. Our own. */
export function absenceFindings(
  { login, deputy, fromDay, toDay }: Absence,
  { today, others }: Known,
): { readonly path: 'deputy' | 'fromDay' | 'toDay'; readonly message: string }[] {
  const overlapped = others.find(other => other.fromDay <= toDay && fromDay <= other.toDay)
  return [
    ...(deputy === login
      ? [{ path: 'deputy' as const, message: 'Somebody else decides while a person is away.' }]
      : []),
    ...(toDay < fromDay ? [{ path: 'toDay' as const, message: 'can not be before the first day' }] : []),
    ...(toDay < today ? [{ path: 'toDay' as const, message: 'is over already' }] : []),
    ...(toDay > daysAfter(fromDay, longestAbsence)
      ? [{ path: 'toDay' as const, message: 'must be within a year of the first day' }]
      : []),
    ...(toDay >= fromDay && overlapped !== undefined
      ? [
          {
            path: 'fromDay' as const,
            message: `There is a deputy from ${date(overlapped.fromDay)} to ${date(overlapped.toDay)} already.`,
          },
        ]
      : []),
  ]
}
