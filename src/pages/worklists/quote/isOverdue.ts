const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')

/** Whether a due date (`YYYY-MM-DD`, or a moment that starts so) lies before the local day of `now`. */
export function isOverdue(dueDate: string | null, now: Date): boolean {
  return dueDate !== null && dueDate !== '' && dueDate.slice(0, 10) < dayOf(now)
}
