import { daysAfter, isOnCalendar } from '#domain/days'
import { parseDay } from './parseDay.ts'

const dayFirst = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{2}|\d{4})$/
const digits = /^(\d{2})(\d{2})(\d{4})$/
const daysAhead = /^\+(\d{1,3})$/
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const onCalendar = (year: string, month: string, day: string): string | null => {
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isOnCalendar(iso) ? iso : null
}

/** The next day of that name; on a Friday `fri` is the one in a week. */
function nextWeekday(typed: string, today: string): string | null {
  const word = typed.toLowerCase()
  const wanted = word.length < 3 ? -1 : weekdays.findIndex(name => name.startsWith(word))
  if (wanted < 0) return null
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  return daysAfter(today, ((wanted - now + 6) % 7) + 1)
}

/**
 * The day as `YYYY-MM-DD` of what a person types as one: in either order of the specification, as `5/1/26` and `05012026`
 * (day first), as days from today `+14`, and as the next `fri`; null when it is none. `today` is `YYYY-MM-DD`. Our own.
 */
export function parseTypedDay(typed: string, today: string): string | null {
  const plain = typed.trim()
  const written = parseDay(plain)
  if (written !== null) return written
  const [, day, , month, year] = dayFirst.exec(plain) ?? []
  if (day && month && year) return onCalendar(year, month, day)
  const [, dd, mm, yyyy] = digits.exec(plain) ?? []
  if (dd && mm && yyyy) return onCalendar(yyyy, mm, dd)
  const ahead = daysAhead.exec(plain)?.[1]
  return ahead === undefined ? nextWeekday(plain, today) : daysAfter(today, Number(ahead))
}
