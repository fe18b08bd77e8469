import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boardGrades } from '../../server/database/schema/index.ts'
import { carton } from './carton.ts'
import { createItem, loadItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { createTestApp, openEmbeddedDemonstration, type TestApp } from './startTestServer.ts'

let server: TestApp
let item: TestItem
let statements: string[] = []

beforeAll(async () => {
  const connection = await openEmbeddedDemonstration({ logQuery: text => statements.push(text) })
  server = await createTestApp({ connection })
  item = await createItem(server.as('salesrep'))
  expect((await saveProduct(server.as('salesrep'), item, carton)).status).toBe(200)
})
afterAll(() => server.close())

const aboutMasters = (): string[] => statements.filter(text => text.includes('as question, jsonb_to_record'))

interface Plan {
  readonly 'Relation Name'?: string
  readonly Plans?: readonly Plan[]
}
const tablesOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] === undefined ? [] : [plan['Relation Name']]),
  ...(plan.Plans ?? []).flatMap(tablesOf),
]

describe('what rules ask of the masters', () => {
  it('is remembered as long as no master changes, and is as it is now once one has', async () => {
    const { db } = server.connection
    const rep = server.as('salesrep')
    const before = await loadItem(rep, item)
    statements = []
    expect(await loadItem(rep, item)).toEqual(before)
    expect(aboutMasters()).toEqual([])
    const grade = eq(boardGrades.code, before.product.boardGrade)
    await db.update(boardGrades).set({ isActive: false }).where(grade)
    const after = await loadItem(rep, item)
    expect(after.findings).not.toEqual(before.findings)
    expect(after.findings.map(({ field }: { readonly field: string }) => field)).toContain('boardGrade')
    await db.update(boardGrades).set({ isActive: true }).where(grade)
    expect(await loadItem(rep, item)).toEqual(before)
  })

  it('is of no table whose change is not told', async () => {
    const { db } = server.connection
    statements = []
    await db.execute(sql`update board_grades set is_active = is_active where false`)
    await loadItem(server.as('salesrep'), item)
    const [asked] = aboutMasters()
    const text = (asked ?? '').replace(/\$\d+::jsonb/, `'["{}"]'::jsonb`).replaceAll(/\$\d+/g, 'true')
    const [explained] = await server.connection.query(`explain (format json) ${text}`)
    const [{ Plan: plan }] = (explained as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN']
    const told = await server.connection.query(
      `select tgrelid::regclass::text as master from pg_trigger where tgname = 'stamp_masters'`,
    )
    const masters = new Set(tablesOf(plan).filter(table => table !== 'masters_stamp'))
    expect([...masters].toSorted()).toEqual(told.map(({ master }) => master).toSorted())
  })
})
