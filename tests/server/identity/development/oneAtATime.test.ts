import { expect, it } from 'vitest'
import { oneAtATime } from '../../../../server/identity/development/oneAtATime.ts'

it('tasks run one after the other, also after one that failed', async () => {
  const inTurn = oneAtATime()
  const events: string[] = []
  const task = (name: string, fails = false) =>
    inTurn(async () => {
      events.push(`${name} starts`)
      await Promise.resolve()
      events.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const results = await Promise.allSettled([task('first'), task('second', true), task('third')])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual(['first', 'second', 'third'].flatMap(name => [`${name} starts`, `${name} ends`]))
})
