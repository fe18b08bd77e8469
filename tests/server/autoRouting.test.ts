import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carton, createItem, saveProduct, submitItem } from './quoteSteps.ts'
import { anItem, history, logs, openRouting, pathOf, type Routing, start } from './routingSteps.ts'
import { designedItem, saveSection } from './sectionSteps.ts'

let { server, masters, runner, rep } = {} as Routing
beforeAll(async () => {
  ;({ server, masters, runner, rep } = await openRouting())
})
afterAll(() => server.close())

describe('the auto-routing of an item', () => {
  it('is a job: queued, then routed, with its log and its history', async () => {
    const { itemId } = await anItem(rep)
    expect((await logs(rep, itemId)).body).toEqual({ id: null, status: null, message: '', entries: [] })
    expect((await history(rep, itemId)).body).toEqual([])

    const started = await start(rep, itemId)
    expect([started.status, started.body.status, started.body.route]).toEqual([200, 'Queued', null])
    expect((await logs(rep, itemId)).body).toMatchObject({
      id: started.body.id,
      status: 'Queued',
      entries: [],
    })
    await runner.drain()

    const log = (await logs(rep, itemId)).body
    expect(log.status).toBe('Success')
    expect(log.entries.some((entry: { isNotify: boolean; ok: boolean }) => entry.isNotify && entry.ok)).toBe(
      true,
    )
    const [run] = (await history(rep, itemId)).body
    expect(run).toMatchObject({
      id: started.body.id,
      quoteItemId: itemId,
      status: 'Success',
      startedBy: 'salesrep',
      quantity: 5000,
      inputHash: started.body.inputHash,
    })
    expect(run.masterDataVersion).toBe((await masters.all()).masterDataVersion)
    expect(pathOf(run)[0]).toMatch(/^CORR/)
    expect(pathOf(run).at(-1)).toMatch(/^DSP/)
    expect(run.alternatives.length).toBeGreaterThan(0)
  })

  it('keeps every run, newest first, and names the same input the same', async () => {
    const { itemId } = await anItem(rep)
    for (const quantity of [1000, 2000, 1000]) {
      await start(rep, itemId, { quantity })
      await runner.drain()
    }
    const runs = (await history(rep, itemId)).body
    expect(runs.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1000, 2000, 1000])
    expect(runs[0].id).toBeGreaterThan(runs[2].id)
    expect(runs[0].inputHash).toBe(runs[2].inputHash)
    expect(runs[0].inputHash).not.toBe(runs[1].inputHash)
  })

  it('counts the additional trim', async () => {
    const su = server.as('su')
    const item = await designedItem(server, carton)
    await start(su, item.itemId)
    await runner.drain()
    expect((await saveSection(su, 'design', item, { additionalTrim: 25 })).status).toBe(200)
    await start(su, item.itemId)
    await runner.drain()
    const [trimmed, plain] = (await history(su, item.itemId)).body
    expect(trimmed.route.path[0].sheet.length).toBe(plain.route.path[0].sheet.length + 25)
  })

  it('goes where the item itself goes, before where its quote does', async () => {
    const item = await createItem(rep)
    await saveProduct(rep, item, carton)
    const address = { deliveryAddress: '1 Pitt St', deliverySuburb: 'Sydney', deliveryState: 'NSW' }
    const saved = await saveSection(rep, 'delivery', item, { ...address, deliveryPostCode: '2000' })
    expect(saved.status).toBe(200)
    const asked = await rep.get('/quote/QuoteAutoRoute', { quoteItemId: item.itemId })
    expect(asked.body.deliveryRegion).toMatch(/^NSW/)
  })

  it('goes on once at a time', async () => {
    const { itemId } = await anItem(rep)
    const [first, second] = [await start(rep, itemId), await start(rep, itemId)]
    expect(second.body.id).toBe(first.body.id)
    await runner.drain()
    expect((await start(rep, itemId)).body.id).not.toBe(first.body.id)
    await runner.drain()
  })

  it('fails with the decisive reasons', async () => {
    const { itemId } = await anItem(rep, { length: 3900, width: 1400, depth: 900 })
    await start(rep, itemId)
    await runner.drain()
    const [run] = (await history(rep, itemId)).body
    expect(run).toMatchObject({ status: 'Failed', route: null })
    expect(run.message).toMatch(/No work centre can do CORR/)
    const { status, message, entries } = (await logs(rep, itemId)).body
    expect([status, message]).toEqual(['Failed', run.message])
    expect(entries.every(({ ok }: { ok: boolean }) => !ok)).toBe(true)
  })

  it('is refused while the item is incomplete, field by field', async () => {
    const { itemId } = await anItem(rep, { boardGrade: '', boardGradeVariant: '', length: null })
    const { status, body } = await start(rep, itemId)
    expect([status, body.code]).toEqual([422, 'rule-failed'])
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual(['boardGrade', 'length'])
    expect(body.detail).toBe("The item can't be routed yet: Board grade is required, Length is required.")
  })

  it('stays in its plant where that can make it, and leaves it where not', async () => {
    const home = await anItem(rep)
    await start(rep, home.itemId)
    const away = await anItem(rep, {
      boardGrade: 'E200',
      boardGradeVariant: 'E200-S',
      preferredPlantCode: 'STH',
    })
    await start(rep, away.itemId, { plantCode: 'NTH' })
    await runner.drain()
    expect(pathOf((await history(rep, home.itemId)).body[0])).toEqual(['CORR1', 'FFG2C', 'DSP1'])
    expect(pathOf((await history(rep, away.itemId)).body[0])[0]).toBe('CORR2')
  })

  it('stays in the plant that somebody asks for', async () => {
    const { itemId } = await anItem(rep, { boardGrade: 'B340', boardGradeVariant: 'B340-N' })
    await start(rep, itemId, { plantCode: 'STH', mayUseOtherPlants: false })
    await start(rep, itemId)
    await runner.drain()
    const [run] = (await history(rep, itemId)).body
    expect(run.message).toMatch(/no variant B340-N|not made/)
  })

  it.each([
    [{ quoteProductBoxId: 'one' }, 'quoteProductBoxId'],
    [{ quoteProductBoxId: 0 }, 'quoteProductBoxId'],
    [{ quoteProductBoxId: 1, quantity: 0 }, 'quantity'],
    [{ quoteProductBoxId: 1, plantCode: 7 }, 'plantCode'],
    [{ quoteProductBoxId: 1, mayUseOtherPlants: 'yes' }, 'mayUseOtherPlants'],
    [{ quoteProductBoxId: 1, mayUseExternal: 1 }, 'mayUseExternal'],
  ])('does not take %o', async (body, field) => {
    const answer = await rep.post('/engine/AutoRouting', body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, field])
  })

  it('knows no other item', async () => {
    expect((await start(rep, 999_999)).status).toBe(404)
    expect((await logs(rep, 999_999)).status).toBe(404)
    expect((await history(rep, 999_999)).status).toBe(404)
    expect((await rep.get('/engine/AutoRouting/logs')).status).toBe(400)
    expect((await rep.get('/engine/AutoRouting/history', { quoteItemId: 'x' })).status).toBe(400)
  })

  it('is only for people who may see the item', async () => {
    const { itemId } = await submitItem(server)
    const other = server.as('salesrep2')
    expect((await other.post('/engine/AutoRouting', { quoteProductBoxId: itemId })).status).toBe(403)
    expect((await other.get('/engine/AutoRouting/logs', { quoteProductBoxId: itemId })).status).toBe(403)
    expect((await other.get('/engine/AutoRouting/history', { quoteItemId: itemId })).status).toBe(403)
    expect(
      (await server.as('designer').get('/engine/AutoRouting/logs', { quoteProductBoxId: itemId })).status,
    ).toBe(200)
  })
})
