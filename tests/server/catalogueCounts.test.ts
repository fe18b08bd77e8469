import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CatalogueFilter,
  type FacetCell,
  type FacetSelection,
  facetCounts,
  facets,
  openSelection,
} from '#domain/catalogue'
import { catalogueProducts } from '../../server/database/schema/index.ts'
import { byDepth, seedFrom } from '../depth.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

type Row = typeof catalogueProducts.$inferSelect

let server: TestApp
let rows: readonly Row[]
beforeAll(async () => {
  server = await createTestApp()
  const all = await server.connection.db.select().from(catalogueProducts)
  rows = all.filter(({ isActive }) => isActive)
})
afterAll(() => server.close())

/** A product's value for every group of filters, open or not. */
const cellOf = (row: Row): FacetCell => {
  const plain: Readonly<Record<string, string>> = {
    ...{ itemCategory: row.itemCategory, productType: row.productType, marketSegment: row.marketSegment },
    ...{ state: row.state, fefcoGroup: row.fefcoGroup },
  }
  const valueFor = ({ key, word, style }: (typeof facets)[number]): string =>
    word === null ? (plain[key] ?? '') : row.fefcoGroup === style ? (row.styleWords[word] ?? '') : ''
  return { values: Object.fromEntries(facets.map(facet => [facet.key, valueFor(facet)])), count: 1 }
}

const isFound = (row: Row, { q, minLength, maxLength }: CatalogueFilter): boolean => {
  const words =
    `${row.productId} ${row.productDescription} ${row.category} ${row.marketSegment}`.toLowerCase()
  const length = row.length ?? 0
  return (
    (q === undefined || words.split(/[^a-z0-9]+/).some(word => word.startsWith(q))) &&
    (minLength === undefined || length > minLength) &&
    (maxLength === undefined || length < maxLength)
  )
}

/** Some values of some groups, as products have them. */
const selections = fc
  .array(fc.tuple(fc.nat(), fc.constantFrom(...facets)), { maxLength: 5 })
  .map((chosen): FacetSelection => {
    const selection: Record<string, string[]> = {}
    for (const [place, facet] of chosen) {
      const value = cellOf(rows[place % rows.length] as Row).values[facet.key] ?? ''
      if (value !== '') selection[facet.key] = [...new Set([...(selection[facet.key] ?? []), value])]
    }
    return selection
  })

const whole = { itemCategory: ['INDUSTRY_STANDARD', 'RESIZABLE'] }
const filters = fc
  .record(
    {
      q: fc.constantFrom('pad', 'tray', 'tape', 'fish', 'm'),
      minLength: fc.integer({ min: 0, max: 400 }),
      maxLength: fc.integer({ min: 200, max: 900 }),
    },
    { requiredKeys: [] },
  )
  .chain(found =>
    fc
      .tuple(selections, fc.boolean())
      .map(([chosen, more]) => ({ ...found, ...chosen, ...(more ? whole : {}) })),
  )

describe('the filters of the catalogue', () => {
  it('count what counting its products one by one does, whatever is searched and chosen', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async filter => {
        const answer = await server.as('salesrep').get('/product/Product/Lookup', { filter })
        expect([answer.status, answer.body.errors]).toEqual([200, undefined])
        const cells = rows.filter(row => isFound(row, filter)).map(cellOf)
        const counted = facetCounts(cells, openSelection(filter))
        expect(answer.body).toEqual(
          counted.map(({ key, label, items }) => ({ id: key, key, value: label, items })),
        )
      }),
      { seed: seedFrom(62), numRuns: byDepth(40, 400) },
    )
  })
})
