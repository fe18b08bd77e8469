import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WorklistRow } from '#contract/quote-worklist'
import type { PlantStage } from '#domain/quotes'
import { quoteItems, users } from '../../server/database/schema/index.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const path = '/quote-worklist/Quote/plant-items'
const made = async (stage?: PlantStage, filter: object = {}): Promise<WorklistRow[]> => {
  const { status, body } = await server
    .as('plant')
    .get(path, { range: [0, 999], filter: { ...(stage === undefined ? {} : { stage }), ...filter } })
  expect(status).toBe(200)
  return body
}

it('shows a plant what was ordered there lately, what is on its way, and what is held', async () => {
  const { db } = server.connection
  const [ordered, coming, held] = await Promise.all([made(), made('coming'), made('onHold')])
  for (const rows of [ordered, coming, held]) {
    expect(rows.length).toBeGreaterThan(1)
    expect(new Set(rows.map(({ plant }) => plant))).toEqual(new Set(['NTH']))
  }
  const ids = [ordered, coming, held].flatMap(rows => rows.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(held.every(({ isOnHold }) => isOnHold)).toBe(true)
  expect(coming.map(({ currentStep }) => currentStep)).not.toContain('Initiate')
  const won = await db.select({ id: quoteItems.id, wonAt: quoteItems.wonAt }).from(quoteItems)
  const wonIds = new Set(won.filter(({ wonAt }) => wonAt !== null).map(({ id }) => id))
  expect(ordered.every(({ id }) => wonIds.has(id))).toBe(true)
  expect(coming.some(({ id }) => wonIds.has(id))).toBe(false)
})

it('is searched, and offers nothing that changes an item but its ticket', async () => {
  const [first] = await made()
  const found = await made(undefined, { q: first?.reference })
  expect(found.map(({ reference }) => reference)).toEqual([first?.reference])
  expect(first?.actionAllowed).toBe(false)
  const ticket = await server.as('plant').get(`/quote/QuoteItem/${first?.id}/JobTicket`)
  expect(ticket.status).toBe(200)
})

it('is of every plant for who has none, and of nobody else', async () => {
  const { db } = server.connection
  await db.update(users).set({ defaultPlant: '' }).where(eq(users.login, 'plant'))
  expect(new Set((await made('coming')).map(({ plant }) => plant)).size).toBeGreaterThan(1)
  await db
    .update(users)
    .set({ defaultPlant: 'NTH' })
    .where(and(eq(users.login, 'plant'), ne(users.defaultPlant, 'NTH')))
  for (const login of ['designer', 'salesrep', 'vendor']) {
    expect((await server.as(login).get(path)).status).toBe(403)
  }
})
