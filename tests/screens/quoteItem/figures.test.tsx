import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ItemFigures } from '#domain/estimating'
import { emptySections } from '#domain/quoteItem'
import {
  createAnswering,
  type FigureQuestion,
  type PricedItem,
} from '../../../src/pages/quoteItem/rail/answerFigures.ts'
import { changeWords } from '../../../src/pages/quoteItem/rail/changeWords.ts'
import { createFigureThread, type Line } from '../../../src/pages/quoteItem/rail/figureThread.ts'
import { fitDrawing, measureSize } from '../../../src/pages/quoteItem/rail/fitDrawing.ts'
import { followFigures } from '../../../src/pages/quoteItem/rail/followFigures.ts'
import { vslMatches } from '../../../src/pages/quoteItem/vsl/vslMatch.ts'
import { theMasters } from '../../domain/estimating/builders.ts'

const masters = theMasters()
const item = (length: number) => ({ ...emptySections, product: { ...emptySections.product, length } })

describe('the drawing of a blank', () => {
  const side = fc.integer({ min: 5, max: 5000 })
  const room = fc.record({
    width: fc.integer({ min: 120, max: 1200 }),
    height: fc.integer({ min: 100, max: 900 }),
  })

  test('stands clear of all four sides at any ratio, with room for its measures', () => {
    fc.assert(
      fc.property(side, side, room, (width, height, space) => {
        const fitted = fitDrawing(space, { width, height })
        expect(fitted.left).toBeGreaterThanOrEqual(2.5 * measureSize)
        expect(fitted.top).toBeGreaterThanOrEqual(10)
        expect(space.width - fitted.left - fitted.width).toBeGreaterThanOrEqual(10)
        expect(space.height - fitted.top - fitted.height).toBeGreaterThanOrEqual(2.5 * measureSize)
      }),
    )
    expect(measureSize).toBeGreaterThanOrEqual(10)
  })
})

test.each([
  ['402', '410', 'mm', '402 →'],
  ['24', '24', '', ''],
])('a figure that was %s and is %s %s has "%s" before it', (was, is, unit, said) => {
  expect(changeWords({ text: was, unit, value: null }, { text: is, unit, value: null })).toBe(said)
})

test.each([
  [100, 104.55, '+4.55'],
  [100, 99, '−1.00'],
  [100, 100.001, ''],
])('money that was %d and is %d changed by "%s"', (was, is, said) => {
  const money = (value: number) => ({ text: `${value}`, unit: '$', value })
  expect(changeWords(money(was), money(is))).toBe(said)
  expect(changeWords(null, money(is))).toBe('')
})

const priced = (length: number): PricedItem => ({ item: item(length), goesTo: {} })

/** A thread that answers when it is let. */
function heldThread() {
  const asked: { length: number | null; answer: () => void }[] = []
  const ask = ({ item: { product } }: PricedItem) =>
    new Promise<ItemFigures>(resolve => {
      const figures = { assumed: [String(product.length)] } as unknown as ItemFigures
      asked.push({ length: product.length, answer: () => resolve(figures) })
    })
  return { asked, ask }
}

test('while a question is answered only the newest one waits', async () => {
  const { asked, ask } = heldThread()
  const told: string[] = []
  const follower = followFigures({ ask }, ({ assumed }) => told.push(...assumed))
  for (const length of [1, 2, 3, 4]) follower.ask(priced(length))
  asked[0]?.answer()
  await expect.poll(() => asked.map(({ length }) => length)).toEqual([1, 4])
  asked[1]?.answer()
  await expect.poll(() => told).toEqual(['1', '4'])
  follower.ask(priced(5))
  follower.stop()
  asked[2]?.answer()
  expect(told).toEqual(['1', '4'])
})

/** A thread that answers as the real one does, or breaks with the first item. */
function lineTo(isBroken: boolean): Line {
  const answering = createAnswering()
  const line: Line = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage: (question: FigureQuestion) => {
      const answer = answering(structuredClone(question))
      if (answer === null) return
      queueMicrotask(() => {
        if (isBroken) line.onerror?.call(line as Worker, new Event('error') as ErrorEvent)
        else line.onmessage?.call(line as Worker, new MessageEvent('message', { data: answer }))
      })
    },
  }
  return line
}

test.each([false, true])(
  'the figures come from the thread, and from the page where it breaks (%s)',
  async broken => {
    const thread = createFigureThread(masters, () => lineTo(broken))
    const { box } = await thread.ask(priced(400))
    expect(box.ok ? [] : box.problems.map(({ message }) => message)).toContain('Enter the width.')
    thread.stop()
  },
)

test('VSL codes are found by any of their words', () => {
  const codes = [
    { code: '0201', description: 'Regular slotted carton', productStyle: '02' },
    { code: '0427', description: 'Mailer with front lock', productStyle: '04' },
  ]
  const found = (typed: string) => vslMatches(codes, typed).map(({ code }) => code)
  expect(found('')).toEqual(['0201', '0427'])
  expect(found('REG slot')).toEqual(['0201'])
  expect(found('style 04')).toEqual(['0427'])
  expect(found('9999')).toEqual([])
})
