import { expect, it } from 'vitest'
import { dueWords } from '#domain/quotes'

it.each([
  ['2026-11-17', '3 d late'],
  ['2026-11-19T23:00:00Z', '1 d late'],
  ['2026-11-20', 'today'],
  ['2026-12-02', 'in 12 d'],
  ['', ''],
  [null, ''],
])('a due date of %s on 20 November 2026 reads "%s"', (due, words) => {
  expect(dueWords(due, '2026-11-20')).toBe(words)
})
