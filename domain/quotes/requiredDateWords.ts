import { isPassed } from '#domain/days'

/**
 * What it means that goods are wanted on a day that is over, both `YYYY-MM-DD`; undefined: it is not. It is told and not
 * refused, for what was asked for was asked for. Our own.
 */
export const requiredDateWords = (day: string | null, today: string): string | undefined =>
  isPassed(day, today) ? 'That day is over: nothing can be delivered then any more.' : undefined
