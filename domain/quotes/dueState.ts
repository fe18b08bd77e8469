/** Days before its due date from which on an item is due soon. */
export const dueSoonDays = 3

export type DueState = 'none' | 'overdue' | 'dueSoon' | 'fine'

const dayMs = 86_400_000

/**
 * How a due date stands on the day `today`, both `YYYY-MM-DD` (a moment that starts so counts as its day): passed,
 * within the next three days, later, or none. Source: our own.
 */
export function dueState(dueDate: string | null, today: string): DueState {
  if (dueDate === null || dueDate === '') return 'none'
  const due = dueDate.slice(0, 10)
  if (due < today) return 'overdue'
  const last = new Date(Date.parse(`${today}T00:00:00Z`) + dueSoonDays * dayMs).toISOString().slice(0, 10)
  return due <= last ? 'dueSoon' : 'fine'
}
