import { expect, test } from 'vitest'
import type { NewWorkRow } from '#contract/newWork'
import { manualOrderColumns } from '../../../src/pages/manualOrders/manualOrderColumns.tsx'
import {
  newWorkColumns,
  quoteItemOrderColumns,
} from '../../../src/pages/worklists/newWork/newWorkColumns.tsx'

const days = { dateArrived: '2026-12-02', dateDue: '2026-12-02', customerDueDate: '2026-12-02' }
const row = { ...days, dateCreated: '2026-12-02' } as NewWorkRow

/** The days that the columns show of an order, each once. */
const written = (columns: typeof newWorkColumns) => [
  ...new Set(
    columns.filter(({ source }) => source === 'dateCreated' || source in days).map(({ text }) => text(row)),
  ),
]

test('format-date: a worklist of new work and the orders of an item write days as other pages, manual orders with slashes', () => {
  expect(written(newWorkColumns)).toEqual(['02-12-2026'])
  expect(written(quoteItemOrderColumns)).toEqual(['02-12-2026'])
  expect(written(manualOrderColumns)).toEqual(['02/12/2026'])
})
