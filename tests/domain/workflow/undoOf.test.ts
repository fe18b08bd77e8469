import { expect, test } from 'vitest'
import { undoOf } from '#domain/workflow'

test.each([
  ['ACCEPT', 'RELEASE'],
  ['ONHOLD', 'OFFHOLD'],
])('%s and %s take each other back', (action, back) => {
  expect(undoOf(action)).toBe(back)
  expect(undoOf(back)).toBe(action)
})

test('the archive gives back, the trash does not, and a step has ways of its own', () => {
  expect(undoOf('ARCHIVE')).toBe('UNARCHIVE')
  expect(undoOf('TRASH')).toBeNull()
  expect(undoOf('SUBMIT')).toBeNull()
  expect(undoOf('constructor')).toBeNull()
})
