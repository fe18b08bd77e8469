import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Failure, useStillThere } from '../../../src/dataProvider/index.ts'

type Answer = Parameters<typeof useStillThere<string>>[0]

const gone = new Failure({ message: 'Quote 1 was not found.', status: 404, code: 'not-found' })
const remembered = { data: 'a quote', error: null, isFetchedAfterMount: false }
const refused: Answer = { data: 'a quote', error: gone, isFetchedAfterMount: true, isFetching: false }

/** What a page shows as its record is read, answer by answer. */
function shownOf(first: Answer, next: Answer) {
  const { result, rerender } = renderHook(useStillThere<string>, { initialProps: first })
  const before = result.current
  rerender(next)
  return [before, result.current]
}

test('what is remembered is shown while it is read, and not where it is gone', () => {
  expect(shownOf({ ...remembered, isFetching: true }, refused)).toEqual(['a quote', undefined])
})

test('what was read a moment before the page was opened stays with what is typed in it, gone or not', () => {
  expect(shownOf({ ...remembered, isFetching: false }, refused)).toEqual(['a quote', 'a quote'])
})
