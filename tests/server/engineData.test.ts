import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
let rep: Caller
beforeAll(async () => {
  server = await createTestApp()
  rep = server.as('salesrep')
})
afterAll(() => server.close())

describe('everything the engines need', () => {
  it('comes in one answer, whole for people who work on quotes', async () => {
    const { status, body } = await rep.get('/engine/lookup/GetEngineLookupData')
    expect(status).toBe(200)
    expect(body.plants.map(({ code }: { code: string }) => code)).toEqual(['NTH', 'STH'])
    expect(body.plants[0].costing.paperPrices['175K']).toBe(900)
    expect(body.plants[0].workCentres[0].rates.crew).toBe(6)
    expect(body.freight.length).toBeGreaterThan(100)
    expect(body.marginFloors).toContainEqual({ businessUnit: '', productGroup: '', floorPercent: 14 })
    expect(body.routing.transfers).toContainEqual({ from: 'NTH', to: 'STH', cost: 350 })
  })

  it.each(['vendor', 'plant', 'samplemaker', 'sysadmin'])(
    'comes without what things cost for %s',
    async login => {
      const { status, body } = await server.as(login).get('/engine/lookup/GetEngineLookupData')
      expect(status).toBe(200)
      for (const plant of body.plants) {
        expect(plant.costing).toBeNull()
        for (const { rates } of plant.workCentres) expect(rates).toBeNull()
      }
      expect(body.freight).toEqual([])
      expect(body.marginFloors).toEqual([])
      expect(JSON.stringify(body)).not.toMatch(/pricePerTonne|labourRate/)
    },
  )

  it('has the same name as long as nothing changes', async () => {
    const [first, second] = await Promise.all([
      rep.get('/engine/lookup/GetEngineLookupData'),
      server.as('vendor').get('/engine/lookup/GetEngineLookupData'),
    ])
    expect(first.body.masterDataVersion).toMatch(/^[0-9a-f]{12}$/)
    expect(second.body.masterDataVersion).toBe(first.body.masterDataVersion)
  })
})
