import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingsOn, loadItem, submitItem } from './quoteSteps.ts'
import { flexoItem, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')
const row = (key: string, inkCode: string) => ({ key, inkCode, stereoCode: '', printCoverage: 20 })
const messages = ({ findings }: { findings: { message: string }[] }) => findings.map(({ message }) => message)
const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

describe('what print is chosen from', () => {
  const lookup = async (query: object = {}, login = 'salesrep') =>
    server.as(login).get('/quote/QuotePrinting/Lookup', { ...query })

  it('are processes, varnishes and stereo plates before there is a plant', async () => {
    const { status, body } = await lookup()
    expect(status).toBe(200)
    expect(codes(body.printProcesses)).toContain('HQ_FLEXO')
    expect([codes(body.varnishTypes), codes(body.stereoPlates)]).toEqual([
      expect.arrayContaining(['NONE', 'UV']),
      ['NEW', 'EXISTING', 'CHANGED', 'CODE'],
    ])
    expect(body).toMatchObject({ inks: null, workCentres: [], vendors: [], ink: null, rates: null })
  })

  it('have no ink for a process that there is not, whatever its word', async () => {
    const { status, body } = await lookup({ plantCode: 'NTH', printProcess: 'constructor' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ inks: null, ink: null })
  })

  it('are inks of the plant for the process, its printers and the vendors that come there', async () => {
    const { body } = await lookup({ plantCode: 'NTH-100', printProcess: 'FLEXO' })
    expect(codes(body.inks)).toEqual(expect.arrayContaining(['G-RED', 'S-ORANGE']))
    expect(body.inks.every(({ process }: { process: string }) => process === 'FLEXO')).toBe(true)
    expect(body.workCentres.length).toBeGreaterThan(0)
    expect(body.vendors.length).toBeGreaterThan(0)
    expect(body.ink.gsm).toBeGreaterThan(0)
    expect(body.rates.stereo.minimumCharge).toBeGreaterThan(0)
  })

  it('are no inks where they are not known: at a plant that has said nothing, and for litho', async () => {
    const { body } = await lookup({ plantCode: 'NTH', printProcess: 'LITHO' })
    expect(body.inks).toBeNull()
    const nowhere = await lookup({ plantCode: 'ELSEWHERE', printProcess: 'FLEXO' })
    expect(nowhere.body).toMatchObject({ inks: null, rates: null })
  })

  it('are for people who may see quotes', async () => {
    expect((await lookup({}, 'vendor')).status).toBe(403)
  })
})

describe('the inks of an item', () => {
  it('are of its plant for its process: another one is refused at its path', async () => {
    const item = await flexoItem(server)
    const wrong = [row('a', 'G-RED'), row('b', 'P-CYAN')]
    const { status, body } = await saveSection(su(), 'printing', item, { inkCoverages: wrong })
    expect([status, body.errors]).toEqual([
      422,
      [
        {
          path: 'printing.inkCoverages[b].inkCode',
          message: 'P-CYAN is not among the plant’s inks for Flexo',
        },
      ],
    ])
  })

  it('may be missing in what is saved, and are said to be', async () => {
    const item = await flexoItem(server)
    const { status, body } = await saveSection(su(), 'printing', item, { numberOfColors: 2 })
    expect([status, body.item.printing.inkCoverages.map(({ key }: { key: string }) => key)]).toEqual([
      200,
      ['c1', 'c2'],
    ])
    expect(messages(body.item).filter(message => message === 'Ink is required')).toHaveLength(2)
    const quote = (await su().get(`/quote/Quote/${item.quoteId}`)).body
    expect(quote.items[0].invalidTabs).toContain('print')
  })

  it('are said to be wrong when another plant has not got them', async () => {
    const item = await flexoItem(server)
    await saveSection(su(), 'printing', item, { inkCoverages: [row('a', 'G-RED')] })
    expect(findingsOn('print', await loadItem(su(), item))).toEqual([])
    const moved = await saveSection(su(), 'product', item, { preferredPlantCode: 'STH' })
    expect(messages(moved.body.item)).toContain('G-RED is not among the plant’s inks for Flexo')
  })
})

describe('the estimate of stereos and forme', () => {
  const estimate = (QuoteItemId: number, login = 'su') =>
    server.as(login).post('/quote/Quote/CalculateStereoForme', { QuoteItemId })

  it('has a stereo a colour, by its area, and no forme for a slotted carton', async () => {
    const item = await flexoItem(server)
    await saveSection(su(), 'printing', item, { inkCoverages: [row('a', 'G-RED'), row('b', 'G-BLUE')] })
    const { status, body } = await estimate(item.itemId)
    expect([status, body.calculationSuccess, body.calculationMessage]).toEqual([200, true, ''])
    expect(codes(body.stereos)).toEqual(['G-RED', 'G-BLUE'])
    expect(body.stereos[0].sqcm).toBeGreaterThan(900)
    expect(body.stereoCost).toBeCloseTo(2 * body.stereos[0].cost, 2)
    expect([body.forme, body.cost]).toEqual([null, body.stereoCost])
    expect(body.trace.map(({ label }: { label: string }) => label)).toEqual(['Stereo G-RED', 'Stereo G-BLUE'])
  })

  it('has nothing to pay for stereos that exist', async () => {
    const item = await flexoItem(server)
    const printing = { inkCoverages: [row('a', 'G-RED')], stereoPlate: 'EXISTING' }
    await saveSection(su(), 'printing', item, printing)
    expect((await estimate(item.itemId)).body).toMatchObject({ calculationSuccess: true, stereoCost: 0 })
  })

  it('has the rules of a die-cut blank in its forme', async () => {
    const item = await flexoItem(server)
    await saveSection(su(), 'product', item, { styleDieCutType: 'FLATBED' })
    const { forme, cost, trace } = (await estimate(item.itemId)).body
    expect(forme.ruleMetres).toBeGreaterThan(2)
    expect(cost).toBe(forme.cost)
    expect(trace.map(({ label }: { label: string }) => label)).toContain('Cutting rule')
  })

  it('says what is missing instead of guessing', async () => {
    const item = await flexoItem(server)
    await saveSection(su(), 'product', item, { length: null })
    expect((await estimate(item.itemId)).body).toMatchObject({
      ...{ calculationSuccess: false, calculationMessage: 'Enter style, length and width first.' },
      ...{ stereos: [], forme: null, cost: 0 },
    })
  })

  it('is of an item that is there and that the person may see', async () => {
    expect((await estimate(999_999)).status).toBe(404)
    const item = await submitItem(server)
    const { status, body } = await estimate(item.itemId, 'salesrep2')
    expect([status, body.detail]).toEqual([403, expect.stringContaining('You have no access')])
  })
})
