import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

interface Finding {
  readonly tab: string
  readonly field: string
  readonly message: string
}

it('items of the demonstration past Design have a print and claims with nothing wrong', async () => {
  const su = server.as('su')
  const rows: { id: number }[] = (await su.get('/quote-worklist/Quote/WorkList', { range: [0, 99] })).body
  let looked = 0
  const processes = new Set<string>()
  for (const { id } of rows) {
    const { body } = await su.get(`/quote/QuoteItem/${id}`)
    // One of three at Design still waits for its print to be filled in.
    if (body.step === 'INITIATE' || body.step === 'DESIGN') continue
    looked += 1
    processes.add(`${body.product.printProcess} ${body.printing.inkCoverages.length > 0}`)
    const wrong = body.findings.filter(({ tab }: Finding) => tab === 'print' || tab === 'claims')
    expect([body.reference, wrong]).toEqual([body.reference, []])
    expect(body.compliance.foodpackagingUse).not.toBe('')
  }
  expect(looked).toBeGreaterThan(10)
  expect([...processes]).toEqual(expect.arrayContaining(['FLEXO true', 'HQ_FLEXO true', 'NOPRINT false']))
})

it('items of the demonstration have come already, a few of them are late and most are not, and each list has some', async () => {
  const rows: { dateArrived: string; dueState: string; assignmentGroup: string; currentStep: string }[] = (
    await server.as('su').get('/quote-worklist/Quote/WorkList', { range: [0, 199] })
  ).body
  const now = new Date().toISOString()
  expect(rows.filter(({ dateArrived }) => dateArrived > now)).toEqual([])
  const share = (state: string) => rows.filter(row => row.dueState === state).length / rows.length
  expect(share('overdue')).toBeGreaterThan(0.05)
  expect(share('overdue')).toBeLessThan(0.3)
  expect(share('dueSoon')).toBeGreaterThan(0.1)
  expect(share('fine')).toBeGreaterThan(0.4)
  const groups = new Set(rows.map(row => row.assignmentGroup))
  expect([...groups]).toEqual(expect.arrayContaining(['DESIGN', 'PREPRINT', 'PRICING', 'TECH', 'CUSTSERV']))
})

it('a quote of the demonstration repeats an order, so that Copy Changes has something to show', async () => {
  const su = server.as('su')
  const rows: { id: number; itemCategory: string }[] = (
    await su.get('/quote-worklist/Quote/WorkList', { range: [0, 199] })
  ).body
  const kinds = ['COPY_NEW_PRINT_SKU', 'MODIFY_SIMPLE_CHANGE']
  const repeats = rows.filter(row => kinds.includes(row.itemCategory))
  expect(repeats.map(row => row.itemCategory).sort()).toEqual(kinds)
  for (const { id } of repeats) {
    const item = (await su.get(`/quote/QuoteItem/${id}`)).body
    const source = (await su.get(`/quote/QuoteItem/${id}/CopiedSource`)).body
    expect(source.sections.product.expectedOrderQuantity).not.toBe(item.product.expectedOrderQuantity)
    expect(item.product.length).toBe(source.sections.product.length)
  }
})
