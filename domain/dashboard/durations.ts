/** Spans of time a dashboard looks at (decision N39), in the order they are offered. */
export const durations = [
  { code: 'THIS_MONTH', label: 'This month' },
  { code: 'LAST_MONTH', label: 'Last month' },
  { code: 'THIS_QUARTER', label: 'This quarter' },
  { code: 'THIS_YEAR', label: 'This year' },
  { code: 'LAST_YEAR', label: 'Last year' },
] as const

export type Duration = (typeof durations)[number]['code']

export const durationCodes = durations.map(duration => duration.code) as [Duration, ...Duration[]]
