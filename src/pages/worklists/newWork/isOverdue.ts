const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')

/** Whether a due date (`YYYY-MM-DD`) lies before the local day of `now`. */
export const isOverdue = (dueDate: string | null, now: Date): boolean =>
  dueDate !== null && dueDate.slice(0, 10) < dayOf(now)
