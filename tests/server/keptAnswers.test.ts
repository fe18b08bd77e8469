import { expect, it } from 'vitest'
import { createKeptAnswers } from '../../server/database/keptAnswers.ts'

/** Answers of whoever is asked, which the test gives one by one, before a memory on a clock that the test moves. */
function asking(atMost = 100) {
  const asked: {
    readonly question: string
    readonly resolve: (answer: string) => void
    readonly reject: (error: Error) => void
  }[] = []
  let time = 1
  const kept = createKeptAnswers<string>({
    ...{ atMost, keptMs: 60_000, now: () => time },
    sizeOf: answer => answer.length,
  })
  return {
    asked,
    forget: kept.forget,
    pass: (ms: number) => {
      time += ms
    },
    ask: (question: string) =>
      kept.to(
        question,
        () => new Promise<string>((resolve, reject) => asked.push({ question, resolve, reject })),
      ),
    answer: (text: string) => asked.at(-1)?.resolve(text),
  }
}

it('who asks the same gets the same answer, also while it is being asked', async () => {
  const { ask, answer, asked } = asking()
  const [one, other] = [ask('pads'), ask('pads')]
  answer('12')
  expect(await Promise.all([one, other, ask('pads')])).toEqual(['12', '12', '12'])
  expect(asked).toHaveLength(1)
  void ask('trays')
  expect(asked.map(({ question }) => question)).toEqual(['pads', 'trays'])
})

it('what was forgotten is asked anew, and what was asked before that is kept no more', async () => {
  const { ask, answer, asked, forget } = asking()
  const before = ask('pads')
  forget()
  answer('12')
  expect(await before).toBe('12')
  const after = ask('pads')
  expect(asked).toHaveLength(2)
  answer('13')
  expect([await after, await ask('pads')]).toEqual(['13', '13'])
})

it('an answer to what was asked before forgetting does not take the place of one asked since', async () => {
  const { ask, answer, asked, forget } = asking()
  const before = ask('pads')
  forget()
  const after = ask('pads')
  answer('13')
  await after
  asked[0]?.resolve('12')
  expect([await before, await ask('pads')]).toEqual(['12', '13'])
})

it('an error is told to all who asked, and not kept', async () => {
  const { ask, answer, asked } = asking()
  const both = Promise.allSettled([ask('pads'), ask('pads')])
  asked[0]?.reject(new Error('down'))
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const again = ask('pads')
  answer('12')
  expect(await again).toBe('12')
})

it('is asked again after a while all the same, for a server that cannot hear', async () => {
  const { ask, answer, asked, pass } = asking()
  const first = ask('pads')
  answer('12')
  await first
  pass(60_000)
  void ask('pads')
  expect(asked).toHaveLength(1)
  pass(1)
  void ask('pads')
  expect(asked).toHaveLength(2)
})

it('keeps so much, and nothing that is a large part of it', async () => {
  const { ask, answer, asked } = asking(20)
  const whole = async (question: string, text: string) => {
    const asking = ask(question)
    answer(text)
    await asking
  }
  await whole('large', 'abc')
  await whole('large', 'abc')
  expect(asked).toHaveLength(2)
  for (const question of 'abcdefghijk') await whole(question, 'ab')
  expect(asked).toHaveLength(13)
  await whole('k', 'ab')
  expect(asked).toHaveLength(13)
  await whole('a', 'ab')
  expect(asked).toHaveLength(14)
})
