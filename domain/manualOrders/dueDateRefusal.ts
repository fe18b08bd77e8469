/** Why an order can't be due on a day, both `YYYY-MM-DD`; null: it can. Our own. */
export const dueDateRefusal = (dueDate: string, today: string): string | null =>
  dueDate < today ? 'Due date must not be in the past' : null
