import { daysAfter } from '#domain/days'
import { date } from '#domain/formats'

interface DayChoice {
  /** Days from today; behind it when negative. */
  readonly code: string
  readonly description: string
}

/** Days until the price of a product has ended; 0: it has ended by now. */
export const expiries = [
  { code: '0', description: 'Price has ended' },
  { code: '30', description: 'Price ends in 30 days' },
  { code: '90', description: 'Price ends in 90 days' },
] as const satisfies readonly DayChoice[]

/** Days since which a product was ordered. */
export const orderings = [
  { code: '-90', description: 'Ordered in the last 90 days' },
  { code: '-365', description: 'Ordered in the last year' },
  { code: '-730', description: 'Ordered in the last 2 years' },
] as const satisfies readonly DayChoice[]

/** The days of a choice that a day is today; undefined: of none. */
export const daysOf = (choices: readonly DayChoice[], day: unknown, today: string): string | undefined =>
  choices.find(({ code }) => daysAfter(today, Number(code)) === day)?.code

/** What a filter by a day offers: a day of no choice, as an older link has it, too. */
export const choicesWith = (
  choices: readonly DayChoice[],
  day: unknown,
  today: string,
): readonly DayChoice[] =>
  typeof day !== 'string' || day === '' || daysOf(choices, day, today) !== undefined
    ? choices
    : [...choices, { code: day, description: date(day) || day }]
