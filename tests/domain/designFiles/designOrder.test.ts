import { expect, it } from 'vitest'
import { anOrder, ordering } from './orders.ts'

it('designgen-start: what is drawn has the size, flute and board of the item, by its plant', () => {
  expect(anOrder({}, { additionalTrim: 12 })).toMatchObject({
    project: 'DP-10012-1',
    style: '0201',
    size: { length: 400, width: 300, depth: 250 },
    flute: 'C',
    boardGrade: 'C340',
    plantCode: 'NTH-100',
    options: { additionalTrim: 12 },
    numberUp: { across: 1, along: 1 },
  })
})

it.each([
  [{ length: null }, ['length']],
  [{ width: null, boardGrade: '' }, ['width', 'boardGrade']],
  [{ styleVariant: '', fefCoVariantCode: '', styleCarton: '' }, ['styleVariant']],
  [{ boardGrade: 'GONE' }, ['boardGrade']],
  [{ depth: null }, ['depth']],
])('and nothing is drawn while %o: it says at which field', (product, fields) => {
  const found = ordering(product)
  expect(found.ok ? [] : found.problems.map(({ field }) => field)).toEqual(fields)
})
