import { dayIn } from '#domain/formats'

const minute = 60_000

/** Today where the company works, as `YYYY-MM-DD`; worked out once a minute, for days end with one. */
export const todayIn = (timeZone: string): (() => string) => {
  let last = { minute: -1, day: '' }
  return () => {
    const now = Math.floor(Date.now() / minute)
    if (now !== last.minute) last = { minute: now, day: dayIn(new Date(now * minute), timeZone) }
    return last.day
  }
}
