import { and, asc, gt, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingsOf } from '#domain/quoteItem'
import { quoteItems } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { askFacts } from '../../server/services/quoteItem/findingsAt.ts'
import { readItems } from '../../server/services/quoteItem/readItems.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** The items of the demonstration that are behind Design, with what the rules need to know of them. */
async function behindDesign() {
  const { db } = server.connection
  const rows = await db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(and(gt(quoteItems.stepSequence, 1), ne(quoteItems.stepCode, 'DESIGN')))
    .orderBy(asc(quoteItems.id))
  const works = await readItems(
    db,
    rows.map(({ id }) => id),
  )
  const facts = await askFacts(db, builtInLgx(db), works)
  return { works, facts }
}

it('every item of the demonstration behind Design has a route that the rules of Design are content with', async () => {
  const { works, facts } = await behindDesign()
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

it('and those that are litho or preprint the printed sheets or the roll that they are made of', async () => {
  const { works, facts } = await behindDesign()
  const fieldRules = [
    { tabId: 15, fieldName: 'printedSheets', readOnly: false, required: true },
    { tabId: 11, fieldName: 'rollWidth', readOnly: false, required: true },
  ]
  const wrong = works.flatMap(({ item, sections }) =>
    findingsOf({ sections, facts: facts.get(item.id) ?? {}, fieldRules, scopes: [] })
      .filter(({ tab }) => tab === 'designPrint' || tab === 'preprintDesign')
      .map(({ field, message }) => `${item.quoteId}-${item.itemNo} ${field}: ${message}`),
  )
  const processes = works
    .filter(({ item }) => item.closeType === null && !item.isFinal)
    .map(({ sections }) => sections.product.printProcess)
  expect(processes).toEqual(expect.arrayContaining(['LITHO', 'OS_LITHO', 'PREPRINT']))
  expect(wrong).toEqual([])
})
