import { afterAll, beforeAll, expect, it } from 'vitest'
import { filled } from './filledSections.ts'
import { designedItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const admin = () => server.as('sysadmin')

it('design-sheet-bounds: saved limits of a work centre tell which open items they hold from now on', async () => {
  // What stands in the demonstration is no question here.
  await server.connection.query(`update quote_items set is_final = true`)
  const item = await designedItem(server, { printProcess: 'FLEXO' })
  expect((await saveSection(server.as('su'), 'design', item, filled.design ?? {})).status).toBe(200)
  const { body: detail } = await admin().get('/config/Plant/FullDetail/NTH')
  const {
    id,
    operationCode: _,
    ...centre
  } = detail.workCentres.find((row: { code: string }) => row.code === 'CORR1')
  const save = (change: object, version: number) =>
    admin().put(`/config/Plant/WorkCentre/${id}`, { ...centre, ...change, version })
  expect((await save({ description: 'Corrugator' }, 1)).body.held).toEqual({ items: 0, first: [] })
  const shorter = await save({ max_sheet_length: 1399 }, 2)
  expect([shorter.status, shorter.body.held]).toEqual([200, { items: 1, first: [`${item.quoteId}-1`] }])
  // Held already: the next limit does not hold it anew.
  expect((await save({ max_sheet_length: 1300 }, 3)).body.held.items).toBe(0)
})
