import { daysAfter } from '#domain/days'

/**
 * Whether it is time to remind of an offer that holds until `validTo`: from `days` days before it to the day itself. Days
 * are `YYYY-MM-DD`; 0 days: nobody wants to be reminded.
 */
export const expiresSoon = (validTo: string, today: string, days: number): boolean =>
  days > 0 && validTo >= today && today >= daysAfter(validTo, -days)
