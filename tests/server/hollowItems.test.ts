import { asc, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findingsOf } from '#domain/quoteItem'
import { incomplete, type WorkflowDefinition } from '#domain/workflow'
import { quoteItems } from '../../server/database/schema/index.ts'
import { builtInLgx } from '../../server/integrations/lgx/builtIn.ts'
import { createDefinitions } from '../../server/services/quoteItem/definition.ts'
import { askFacts } from '../../server/services/quoteItem/findingsAt.ts'
import { stateOf } from '../../server/services/quoteItem/itemRow.ts'
import { readItems } from '../../server/services/quoteItem/readItems.ts'
import type { WorkItem } from '../../server/services/quoteItem/workItem.ts'
import { addGeneratedItems } from '../../server/tools/generate/addGeneratedItems.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'
import { today } from './today.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

/** The steps an item is behind: what is lost never passed the customer. */
const passed = ({ steps }: WorkflowDefinition, { item }: WorkItem) => {
  const isLost = item.isFinal && item.wonAt === null
  const end = isLost ? (steps.find(({ code }) => code === 'CUSTOMER')?.sequence ?? 0) : item.stepSequence
  // A step that the item passed by asked for nothing.
  return steps.filter(({ sequence, bypass }) => sequence < end && (bypass === null || !item[bypass]))
}

/** Every ask of a step that an item is behind and does not satisfy, of the items after this one. */
async function hollow(after: number): Promise<{ readonly items: number; readonly lines: string[] }> {
  const { db } = server.connection
  const definition = await createDefinitions(db).current()
  const rows = await db
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(gt(quoteItems.id, after))
    .orderBy(asc(quoteItems.id))
  const works = await readItems(
    db,
    rows.map(({ id }) => id),
  )
  const facts = await askFacts(db, builtInLgx(db), works)
  const lines = works.flatMap(work =>
    passed(definition, work).flatMap(step => {
      const findings = findingsOf({
        sections: work.sections,
        facts: facts.get(work.item.id) ?? {},
        fieldRules: step.fieldRules,
        scopes: ['APPROVE_DANGEROUS_GOODS'],
      })
      const reason = incomplete(definition, step, stateOf(work.item), findings)
      return reason === ''
        ? []
        : [`${work.item.quoteId}-${work.item.itemNo} at ${work.item.stepCode}, ${step.code}: ${reason}`]
    }),
  )
  return { items: works.length, lines }
}

it('no item of the demonstration is behind a step whose asks it does not satisfy: none is hollow', async () => {
  const { items, lines } = await hollow(0)
  expect(items).toBeGreaterThan(200)
  expect(lines).toEqual([])
})

it('nor is a generated one', async () => {
  const { db } = server.connection
  const [last] = await db.select({ id: sql<number>`max(${quoteItems.id})` }).from(quoteItems)
  await addGeneratedItems(server.connection, { items: 500, seed: 3, today })
  const { items, lines } = await hollow(last?.id ?? 0)
  expect(items).toBe(500)
  expect(lines).toEqual([])
})
