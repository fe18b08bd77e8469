import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { SectionSaved } from '#contract/quote'
import { carton } from './carton.ts'
import { createItem, loadItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { flexoItem, saveSection, send } from './sectionSteps.ts'
import {
  type Caller,
  createTestApp,
  openDemonstration,
  openEmbeddedDemonstration,
  type TestApp,
} from './startTestServer.ts'

const ofLock = /from "quotes" where .* for update$/s

describe('sections of an item that are saved at the same moment', () => {
  let server: TestApp
  let person: Caller
  let item: TestItem

  beforeAll(async () => {
    server = await createTestApp({ connection: await openDemonstration() })
    person = server.as('su')
  })
  beforeEach(async () => {
    item = await flexoItem(server)
  })
  afterAll(() => server.close())

  it('are all kept, each with its line in the log', async () => {
    const before = await loadItem(person, item)
    for (const round of [1, 2, 3, 4, 5]) {
      const answers = await Promise.all([
        saveProduct(person, item, { length: 400 + round }),
        saveSection(person, 'compliance', item, { isUvInkOrVarnish: round % 2 === 1 }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const now = await loadItem(person, item)
      expect(now.product.length).toBe(400 + round)
      expect(now.compliance.isUvInkOrVarnish).toBe(round % 2 === 1)
      for (const key of ['product', 'compliance'])
        expect(now.versions[key]).toBe(before.versions[key] + round)
    }
    const log = await person.get(`/quote/QuoteLog/${item.quoteId}`)
    const fields = log.body.map((line: { field: string }) => line.field)
    for (const field of ['product.length', 'compliance.isUvInkOrVarnish'])
      expect(fields.filter((each: string) => each === field).length).toBeGreaterThanOrEqual(5)
  })
})

describe('a save without anybody else', () => {
  let server: TestApp
  let person: Caller
  let statements: string[] = []

  beforeAll(async () => {
    const connection = await openEmbeddedDemonstration({ logQuery: text => statements.push(text) })
    server = await createTestApp({ connection })
    person = server.as('salesrep')
  })
  afterAll(() => server.close())

  it('is one statement, which holds nobody up', async () => {
    const item = await createItem(person)
    expect((await saveProduct(person, item, carton)).status).toBe(200)
    const { product, versions } = await loadItem(person, item)
    for (const length of [410, 420]) {
      statements = []
      const version = versions.product + (length === 410 ? 0 : 1)
      expect((await send(person, 'product', item, version, { ...product, length })).status).toBe(200)
      expect(statements).toHaveLength(1)
    }
  })

  it('waits for its turn where two were quicker than it, and stands on what is there by then', async () => {
    const item = await createItem(person)
    expect((await saveProduct(person, item, carton)).status).toBe(200)
    const before = await loadItem(person, item)
    statements = []
    const sent = {
      product: { length: 420 },
      compliance: { isUvInkOrVarnish: true },
      delivery: { truckType: 'RIGID' },
    }
    const answers = await Promise.all(
      Object.entries(sent).map(([section, values]) => {
        const key = section as keyof typeof sent
        return send(person, key, item, before.versions[key], { ...before[key], ...values })
      }),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(statements.filter(text => ofLock.test(text))).toHaveLength(1)
    const now = await loadItem(person, item)
    expect([now.product.length, now.compliance.isUvInkOrVarnish, now.delivery.truckType]).toEqual([
      420,
      true,
      'RIGID',
    ])
  })

  const changes: readonly {
    of: string
    sql: string
    seen: (answer: SectionSaved['item']) => unknown
    now: unknown
  }[] = [
    {
      of: 'its quote',
      sql: "update quotes set description = 'Another' where id = $2 and $1 > 0",
      seen: ({ quoteDescription }) => quoteDescription,
      now: 'Another',
    },
    {
      of: 'its row',
      sql: 'update quote_items set is_master_item = true where id = $1 and $2 > 0',
      seen: ({ isMasterItem }) => isMasterItem,
      now: true,
    },
    {
      of: 'another of its sections',
      sql: `update quote_item_sections set version = version + 1, data = data || '{"length": 777}'
        where quote_item_id = $1 and section = 'product' and $2 > 0`,
      seen: ({ product }) => product.length,
      now: 777,
    },
    {
      of: 'who holds it, by name',
      sql: `update users set name = 'Somebody' where login = (select assignee from quote_items where id = $1) and $2 > 0`,
      seen: ({ assigneeName }) => assigneeName,
      now: 'Somebody',
    },
    {
      of: 'a master that rules ask of',
      sql: "update board_grades set is_active = false where code = 'C340' and $1 > 0 and $2 > 0",
      seen: ({ findings }) => findings.some(({ field }) => field === 'boardGrade'),
      now: true,
    },
  ]
  it.each(changes)('stands on $of as it is by then', async ({ sql, seen, now }) => {
    const item = await createItem(person)
    expect((await saveProduct(person, item, carton)).status).toBe(200)
    const { compliance, versions, ...before } = await loadItem(person, item)
    expect(seen(before)).not.toEqual(now)
    await server.connection.query(sql, [item.itemId, item.quoteId])
    const saved = await send(person, 'compliance', item, versions.compliance, compliance)
    expect(saved.status).toBe(200)
    expect(seen(saved.body.item)).toEqual(now)
  })

  it('is refused, or no longer refused, by what is there by then', async () => {
    const item = await createItem(person)
    const { compliance, versions } = await loadItem(person, item)
    const save = () => send(person, 'compliance', item, versions.compliance, compliance)
    const hold = (isOnHold: boolean) =>
      server.connection.query('update quote_items set is_on_hold = $2 where id = $1', [item.itemId, isOnHold])
    await hold(true)
    expect((await save()).status).toBe(403)
    await hold(false)
    expect((await save()).status).toBe(200)
  })
})
