import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { carton } from './carton.ts'
import { createItem, loadItem, saveProduct, type TestItem } from './quoteSteps.ts'
import { flexoItem, saveSection } from './sectionSteps.ts'
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

  it('holds nobody up; one that somebody was quicker than waits for its turn and stands on what is there by then', async () => {
    const item = await createItem(person)
    expect((await saveProduct(person, item, carton)).status).toBe(200)
    statements = []
    expect((await saveProduct(person, item, { length: 410 })).status).toBe(200)
    expect(statements.filter(text => ofLock.test(text))).toEqual([])

    const [overview, claims] = await Promise.all([
      saveProduct(person, item, { length: 420 }),
      saveSection(person, 'compliance', item, { isUvInkOrVarnish: true }),
    ])
    expect([overview.status, claims.status]).toEqual([200, 200])
    expect(statements.filter(text => ofLock.test(text))).toHaveLength(1)
    const now = await loadItem(person, item)
    expect([now.product.length, now.compliance.isUvInkOrVarnish]).toEqual([420, true])
  })
})
