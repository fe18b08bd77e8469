import { expect, test } from 'vitest'
import type { Offer } from '#contract/quote'
import { nameIn, orderedWords } from '../../../src/pages/offer/choices.ts'

type Content = NonNullable<Offer['content']>
type Item = Content['items'][number]

const item = (reference: string, letter?: 'A' | 'B') =>
  ({
    reference,
    name: 'Carton',
    option: letter === undefined ? null : { group: 1, letter },
  }) as Item

const offer = (...items: readonly Item[]) => ({ content: { items } as Content })

test('an option is ordered by its letter, for both may have one name', () => {
  const [a, b, alone] = [item('7-1', 'A'), item('7-2', 'B'), item('7-3')] as const
  const both = offer(a, b, alone)
  expect([a, b, alone].map(each => nameIn(both, each))).toEqual([
    'Option A: Carton',
    'Option B: Carton',
    'Carton',
  ])
  const ordered = [
    { reference: '7-2', quantity: '5,000' },
    { reference: '7-3', quantity: '100' },
  ]
  expect(orderedWords(both, ordered)).toEqual(['7-2, Option B (5,000)', '7-3 (100)'])
})

test('the last one left of its options is called as what has none', () => {
  const left = item('7-1', 'A')
  expect(nameIn(offer(left), left)).toBe('Carton')
  expect(orderedWords(offer(left), [{ reference: '7-1', quantity: '5' }])).toEqual(['7-1 (5)'])
})
