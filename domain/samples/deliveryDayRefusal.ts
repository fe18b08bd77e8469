/** Why samples can't be there by a day, both `YYYY-MM-DD`; null: they can, or nobody said a day. Our own. */
export const deliveryDayRefusal = (day: string | null, today: string): string | null =>
  day !== null && day < today ? 'The day must not be in the past.' : null
