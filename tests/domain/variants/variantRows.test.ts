import { expect, it } from 'vitest'
import { takenPart, variantRows } from '#domain/variants'
import { pricedBox } from '../quoteDocument/builders.ts'

const box = pricedBox()
const quoted = (board: string) => ({
  facts: [
    { label: 'Size', value: '400 × 300 × 200 mm inside' },
    { label: 'Board', value: board },
  ],
  charges: [],
})
const dearer = {
  ...box,
  pricing: {
    ...box.pricing,
    details: box.pricing.details.map(detail => ({ ...detail, price: (detail.price ?? 0) + 4.55 })),
  },
}

it('items say beside each other what differs, and prices by how much from the first', () => {
  const variants = [
    { quoted: quoted('C340'), sections: box },
    { quoted: quoted('B340'), sections: dearer },
  ]
  const rows = variantRows(variants, { currency: 'AUD', hasMargins: true })
  const by = (label: string) => rows.find(row => row.label === label)
  expect([by('Size')?.differs, by('Size')?.part]).toEqual([false, 'size'])
  expect(by('Board')).toMatchObject({
    differs: true,
    part: 'board',
    cells: [{ text: 'C340' }, { text: 'B340' }],
  })
  expect(by('5,000, per 1,000')?.cells.map(({ difference }) => difference)).toEqual(['', '+4.55'])
  expect(by('5,000, margin')?.differs).toBe(false)
  const without = variantRows(variants, { currency: 'AUD', hasMargins: false })
  expect(without.some(({ label }) => label.endsWith('margin'))).toBe(false)
})

it('a part that is taken is what was entered of it, and nothing that is reckoned', () => {
  expect(Object.keys(takenPart('board', box).product ?? {})).toEqual(['boardGrade', 'boardGradeVariant'])
  expect(takenPart('print', box).printing).toBe(box.printing)
})
