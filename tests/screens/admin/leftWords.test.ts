import { expect, test } from 'vitest'
import { forgottenWords, leftWords } from '../../../src/pages/admin/rehearsal/leftWords.ts'

const asked = { runId: 1, rule: 'money', reason: 'Paper', sendsLetters: true, filter: {} } as const

test.each([
  [1, 0, 'The new prices were ended halfway: 1 item has no new price yet.'],
  [0, 1, 'The new prices were ended halfway: the letter of 1 quote is not written yet.'],
  [
    1200,
    3,
    'The new prices were ended halfway: 1,200 items have no new price yet, and the letters of 3 quotes are not written yet.',
  ],
])('new prices that left %i items and %i letters undone say so', (items, letters, sentence) => {
  expect(leftWords({ asked, items, letters })).toBe(sentence)
})

test.each([
  [1, 0, ' The new run begins from the prices of now, also where they are new already.'],
  [0, 1, ' Letters that are not written yet are not written any more.'],
])('another run forgets %i items and %i letters, and says what that means', (items, letters, sentence) => {
  const left = { asked, items, letters }
  expect(forgottenWords(left)).toBe(`${leftWords(left)} Another run forgets that.${sentence}`)
})
