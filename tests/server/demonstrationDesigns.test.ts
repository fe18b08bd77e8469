import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingsOf } from '#domain/quoteItem'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { askFacts } from '../../server/services/quoteItem/findingsAt.ts'
import { readItems } from '../../server/services/quoteItem/readItems.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

it('every item of the demonstration behind Design has a route that the rules of Design are content with', async () => {
  const { db } = server.connection
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from quote_items where step_sequence > 1 and step_code <> 'DESIGN' order by id`,
  )
  const works = await readItems(
    db,
    rows.map(({ id }) => id),
  )
  const facts = await askFacts(db, builtInLgx(db), works)
  const fieldRules = [{ tabId: 3, fieldName: 'designSteps', readOnly: false, required: true }]
  const wrong = works.flatMap(({ item, sections }) => {
    const findings = findingsOf({ sections, facts: facts.get(item.id) ?? {}, fieldRules, scopes: [] })
    const errors = findings.filter(({ tab, severity }) => tab === 'design' && severity === 'error')
    return errors.map(
      ({ message }) => `${item.quoteId}-${item.itemNo} ${sections.product.styleVariant}: ${message}`,
    )
  })
  expect(works.length).toBeGreaterThan(50)
  expect(wrong).toEqual([])
})
