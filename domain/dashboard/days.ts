const day = 86_400_000

const instantOf = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`)

/** The day `days` after another, both `YYYY-MM-DD`. */
export const daysAfter = (isoDay: string, days: number): string =>
  new Date(instantOf(isoDay) + days * day).toISOString().slice(0, 10)

/** The first day of the month `months` after that of a day, `YYYY-MM-DD`. */
export function monthStart(isoDay: string, months = 0): string {
  const at = new Date(instantOf(isoDay))
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 10)
}
