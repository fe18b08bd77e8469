import { daysAfter } from '#domain/days'

/** Days before its due date from which on an item is due soon. */
export const dueSoonDays = 3

/** How a due date can stand on a day. */
export const dueStates = ['none', 'overdue', 'dueSoon', 'fine'] as const

export type DueState = (typeof dueStates)[number]

let lastAsked = { today: '', firstFineDay: '' }

/** The first day, `YYYY-MM-DD`, on which what is due then is not due soon yet on `today`; every row asks for the same. */
function firstFineDay(today: string): string {
  if (lastAsked.today !== today) {
    lastAsked = { today, firstFineDay: daysAfter(today, dueSoonDays + 1) }
  }
  return lastAsked.firstFineDay
}

/**
 * How a due date stands on the day `today`, both `YYYY-MM-DD` (a moment that starts so counts as its day): passed,
 * within the next three days, later, or none. Source: our own.
 */
export function dueState(dueDate: string | null, today: string): DueState {
  if (dueDate === null || dueDate === '') return 'none'
  const due = dueDate.slice(0, 10)
  if (due < today) return 'overdue'
  return due < firstFineDay(today) ? 'dueSoon' : 'fine'
}

/**
 * The due dates that stand so on the day `today`: from `from` on and before `before`, each without an end where it is
 * missing. The same rule as {@link dueState}, for statements; no date at all is `none`.
 */
export function dueRange(
  state: Exclude<DueState, 'none'>,
  today: string,
): { readonly from?: string; readonly before?: string } {
  if (state === 'overdue') return { before: today }
  const fine = firstFineDay(today)
  return state === 'dueSoon' ? { from: today, before: fine } : { from: fine }
}
