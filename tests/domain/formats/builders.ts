/** What is no day and no moment: nothing, words, days no calendar has, and days in another order. */
export const noMoments = [
  ...[null, undefined, '', 'soon', '1', '5', 'P 5'],
  ...['2026-13-40', '2026-02-30', '2025-02-29', '2026-04-31T10:00:00Z', '2026-00-10'],
  ...['01-03-2026', '12/31/2026', '2026-3-1', 'March 1, 2026'],
  ...['2026-03-01T25:00:00Z', new Date(Number.NaN)],
] as const
