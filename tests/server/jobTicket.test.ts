import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { jobTicket } from '#domain/jobTicket'
import { emptySections } from '#domain/quoteItem'
import type { PrintedDocument } from '../../server/documents/document.ts'
import { createDocumentPool, type DocumentPool } from '../../server/documents/documentPool.ts'
import { printDocument } from '../../server/documents/printDocument.ts'
import { byDepth } from '../depth.ts'
import { dieCut, palletised, routed, slotted, ticketInput } from '../domain/jobTicket/builders.ts'
import { createItem, submitItem } from './quoteSteps.ts'
import { readCode128 } from './readCode128.ts'
import { barsOf, readTicket as read } from './readTicket.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

const pools: DocumentPool[] = []
afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()))
})
function aPool(options: Parameters<typeof createDocumentPool>[0] = {}): DocumentPool {
  const pool = createDocumentPool(options)
  pools.push(pool)
  return pool
}

const madeAt = '2026-11-23T00:30:00.000Z'
const document = (input = ticketInput()): PrintedDocument => ({
  kind: 'jobTicket',
  ticket: jobTicket(input),
  madeAt,
})

describe('the sheet of a job ticket', () => {
  let pool: DocumentPool
  beforeAll(() => {
    pool = createDocumentPool({})
    return () => pool.close()
  })

  it('names both plants of an item that two make, with nothing cut off', async () => {
    const plant = 'NTH – Northgate Corrugating Works, then STH – Southbank Converting and Finishing'
    const ticket = { ...jobTicket(ticketInput()), plant }
    const pdf = await pool.print({ kind: 'jobTicket', ticket, madeAt })
    const { text } = await read(pdf)
    expect(text.replaceAll(/\s+/g, ' ')).toContain(plant)
  })

  it('is one page A4, tagged, whose barcode reads as the number of the item', async () => {
    const product = { ...slotted, description: 'Kaimoana carton, Ōtautahi – Te Rūnanga' }
    const item = palletised(routed({ ...emptySections, product }))
    const asked = document(ticketInput(item))
    const pdf = await pool.print(asked)
    const { numPages, size, text, tags } = await read(pdf)
    expect([numPages, size.map(Math.round)]).toEqual([1, [595, 842]])
    for (const words of [
      '1042-1',
      'RELEASED',
      'Design approved by Dana Designer, 20-11-2026 14:15',
      'Kaimoana carton, Ōtautahi – Te Rūnanga',
      '5,000',
      '151 – 258 – 151',
      'First layer',
    ])
      expect(text).toContain(words)
    expect(tags).toMatch(/"H1".*"Figure".*"Table".*"TH"/)
    expect(readCode128(barsOf(pdf))).toBe('1042-1')
    expect(Buffer.from(await pool.print(asked)).equals(Buffer.from(pdf))).toBe(true)
  })

  it('says the whole of a sheet whose measures are long', async () => {
    const item = palletised(routed({ ...emptySections, product: dieCut }))
    const long = { sheetLength: 1398.8, sheetWidth: 558.5 }
    const designSteps = item.design.designSteps.map(step => ({ ...step, ...long }))
    const pdf = await printDocument(
      document(ticketInput({ ...item, design: { ...item.design, designSteps } })),
    )
    const said = (await read(pdf)).places.map(({ str }) => str)
    expect(said.filter(words => words === '1,398.8 × 558.5')).toHaveLength(designSteps.length)
  })

  it('says the plant of a step that is made elsewhere, however long its work centre is called', async () => {
    const item = palletised(routed({ ...emptySections, product: slotted }))
    const description = 'Corrugator 2500 mm, single and double wall, with a second unwinder and a splicer'
    const workCentres = item.design.designSteps.map(({ workCentre: code }) => ({
      code,
      description,
      plantCode: 'STH',
    }))
    const input = ticketInput(item)
    const pdf = await printDocument(document({ ...input, names: { ...input.names, workCentres } }))
    const { places } = await read(pdf)
    expect(places.filter(({ str }) => str === 'at STH')).toHaveLength(workCentres.length)
  })

  it('says the whole name of its style', async () => {
    const product = { ...dieCut, styleVariant: '0427', length: 230, width: 110, depth: 110 }
    const { text } = await read(await printDocument(document(ticketInput({ ...emptySections, product }))))
    expect(text.replace(/\s+/g, ' ')).toContain('0427 Mailer with rolled sides and locking lid front')
  })

  it('stays on its page, with everything inside the edges, when there is very much to say', async () => {
    const item = palletised(routed({ ...emptySections, product: dieCut }))
    const [step] = item.design.designSteps
    if (step === undefined) throw new Error('There is no step.')
    const long = 'Whakataetae'.repeat(18)
    const designSteps = Array.from({ length: 20 }, (_, index) => ({
      ...step,
      key: `k${index}`,
      stepCreases: Array.from({ length: 40 }, (_each, crease) => ({ key: `c${crease}`, value: 11.25 })),
    }))
    const inks = Array.from({ length: 12 }, (_, index) => ({
      key: `k${index}`,
      inkCode: `INK-${index}`,
      stereoCode: 'ST-123456789012345678901234567890',
      printCoverage: 12.5,
    }))
    const pdf = await pool.print(
      document(
        ticketInput({
          ...item,
          product: { ...item.product, description: long, printProcess: 'FLEXO' },
          printing: { ...item.printing, inkCoverages: inks, inkCoveragesBack: inks },
          design: { ...item.design, designSteps },
          palletization: { ...item.palletization, remarks: long.repeat(9) },
        }),
      ),
    )
    const { numPages, places } = await read(pdf)
    expect(numPages).toBe(1)
    const outside = places.filter(({ transform, width }) => {
      const [, , , , x = 0, y = 0] = transform
      return x < 0 || y < 0 || x + width > 596 || y > 842
    })
    expect(outside.map(({ str }) => str)).toEqual([])
  })

  it('says on a second page how goods are loaded too, in texts as large as for one pallet', async () => {
    const one = palletised(routed({ ...emptySections, product: { ...slotted, productGroup: 'DISPLAYS' } }))
    const two = palletised(one, 'goodsPalletization')
    const [alone, both] = await Promise.all(
      [one, two].map(async item => read(await printDocument(document(ticketInput(item))))),
    )
    const smallest = (places = alone?.places) => Math.min(...(places ?? []).map(({ height }) => height))
    expect(smallest(both?.places)).toBeGreaterThanOrEqual(smallest())
    expect([alone?.numPages, both?.numPages]).toEqual([1, 2])
    expect(both?.text).toContain('Page 1 of 2')
  })

  it('of an item of which nothing is entered says so', async () => {
    const { text } = await read(await pool.print(document(ticketInput({}, { item: { step: 'INITIATE' } }))))
    expect(text).toContain('NOT RELEASED – missing:')
    expect(text).toContain('There is no route')
  })
})

describe('the thread that lays documents out', () => {
  it('is replaced when a document breaks it', async () => {
    const broken: Error[] = []
    const pool = aPool({ onBroken: error => broken.push(error) })
    const nonsense = { kind: 'jobTicket', ticket: { reference: '1' }, madeAt } as unknown as PrintedDocument
    await expect(pool.print(nonsense)).rejects.toThrow()
    expect(broken).toHaveLength(1)
    expect((await pool.print(document())).length).toBeGreaterThan(1000)
  })

  it('is ended when a document takes too long, and says so', async () => {
    await expect(aPool({ timeoutMs: 1 }).print(document())).rejects.toThrow(
      'A document took longer than 1 ms.',
    )
  })

  it('says so when too many wait', async () => {
    const pool = aPool({ mostWaiting: 1 })
    const answers = await Promise.allSettled(
      [document(), document(), document()].map(each => pool.print(each)),
    )
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  })
})

describe('GET /quote/QuoteItem/{id}/JobTicket', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  const ask = (id: number, login: string) =>
    server.app.inject({
      method: 'GET',
      url: `/quote/QuoteItem/${id}/JobTicket`,
      headers: { 'x-mock-person': login },
    })

  it('answers the ticket of the item as it is saved, to be stored under its number', async () => {
    const item = await createItem(server.as('salesrep'))
    const answer = await ask(item.itemId, 'salesrep')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toContain(`"Job ticket ${item.quoteId}-1.pdf"`)
    const { text } = await read(answer.rawPayload)
    expect(text).toContain('Pale ale carton')
    expect(text).toContain('NOT RELEASED')
    expect(readCode128(barsOf(answer.rawPayload))).toBe(`${item.quoteId}-1`)
  })

  it('is refused to who may not see the item, and says when there is none', async () => {
    const item = await submitItem(server)
    expect((await ask(item.itemId, 'salesrep2')).statusCode).toBe(403)
    expect((await ask(999_999, 'salesrep')).statusCode).toBe(404)
  })

  it('prints every kind of item that the demonstration company has', async () => {
    const rows = await server.connection.query(
      `select min(item.id) as id from quote_items item
        join quote_item_sections product on product.quote_item_id = item.id and product.section = 'product'
        group by product.data ->> 'styleVariant', product.data ->> 'printProcess', item.step_code = 'INITIATE'
        order by 1 limit ${byDepth(6, 1000)}`,
    )
    expect(rows.length).toBeGreaterThan(5)
    for (const { id } of rows) {
      const answer = await ask(Number(id), 'su')
      expect([id, answer.statusCode]).toEqual([id, 200])
    }
  })
})
