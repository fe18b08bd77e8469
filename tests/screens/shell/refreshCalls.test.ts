import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { lgx } from '#contract/lgx'
import { callKey, refreshCalls } from '../../../src/dataProvider/callKey.ts'

test('what was asked for the first time before a change, and not answered, is asked for again', async () => {
  const queryClient = new QueryClient()
  let answerFirst = (_: string) => {}
  const first = new Promise<string>(resolve => {
    answerFirst = resolve
  })
  const answers = [first, Promise.resolve('as it is now')]
  const observer = new QueryObserver(queryClient, {
    queryKey: callKey(lgx.similarityWeights, {}),
    queryFn: () => answers.shift() ?? '',
    retry: false,
  })
  const seen = new Promise(resolve => observer.subscribe(({ data }) => data !== undefined && resolve(data)))

  const refreshed = refreshCalls(queryClient, [lgx.similarityWeights])
  answerFirst('as it was')
  await refreshed

  expect(await seen).toBe('as it is now')
  observer.destroy()
})
