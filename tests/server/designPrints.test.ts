import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filled } from './filledSections.ts'
import { act, findingsOn, loadItem, submitItem } from './quoteSteps.ts'
import { designedItem, litho, preprint, saveSection } from './sectionSteps.ts'
import { createTestApp, type TestApp } from './startTestServer.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const su = () => server.as('su')
const print = (caller: ReturnType<TestApp['as']>, quoteItemId: number) =>
  caller.get(`/quote/QuoteProductDesign/GetQuoteProductDesignPrint?quoteItemId=${quoteItemId}`)

describe('the design print of an item', () => {
  it('is answered as it was saved, with the versions that the next save starts from', async () => {
    const item = await designedItem(server, litho)
    const before = await print(su(), item.itemId)
    expect(before.body).toMatchObject({
      quoteItemId: item.itemId,
      printProcess: 'LITHO',
      designPrint: { printedSheets: [] },
      versions: { designPrint: 0, prePrintDesign: 0 },
    })
    const saved = await saveSection(su(), 'designPrint', item, filled.designPrint ?? {})
    expect([saved.status, saved.body.written]).toEqual([200, ['designPrint']])
    expect((await print(su(), item.itemId)).body).toMatchObject({
      designPrint: filled.designPrint,
      versions: { designPrint: 1, prePrintDesign: 0 },
    })
  })

  it('of a preprint item is its roll', async () => {
    const item = await designedItem(server, preprint)
    await saveSection(su(), 'prePrintDesign', item, filled.prePrintDesign ?? {})
    expect((await print(su(), item.itemId)).body).toMatchObject({
      printProcess: 'PREPRINT',
      prePrintDesign: filled.prePrintDesign,
      versions: { prePrintDesign: 1 },
    })
  })

  it('is nothing to an outsider, and of no item there is none', async () => {
    const theirs = await submitItem(server)
    const refused = await print(server.as('salesrep2'), theirs.itemId)
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      `You have no access to quote item ${theirs.quoteId}-1: it belongs to salesrep.`,
    ])
    expect((await print(su(), 9_999_999)).status).toBe(404)
  })
})

describe('a save of it', () => {
  it('refuses what is wrong at its path, and keeps what is missing for later', async () => {
    const item = await designedItem(server, litho)
    const [sheet] = filled.designPrint?.printedSheets ?? []
    const sheets = [sheet, { ...sheet, key: 'k2', side: 'BACK', numberOfColors: 9 }]
    const { status, body } = await saveSection(su(), 'designPrint', item, { printedSheets: sheets })
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'designPrint.printedSheets[k2].side', message: 'the item is printed on one side' },
        {
          path: 'designPrint.printedSheets[k2].numberOfColors',
          message: 'Total must not be more than 7',
        },
      ],
    ])
    const half = await saveSection(su(), 'designPrint', item, {
      printedSheets: [{ ...sheet, sheetLength: null }],
    })
    expect(half.status).toBe(200)
    expect(findingsOn('designPrint', half.body.item)).toEqual(['Sheet Length is required'])
  })

  it('lets no sheets and no roll into what is printed otherwise, and says so', async () => {
    const item = await designedItem(server, { printProcess: 'FLEXO' })
    const { body } = await saveSection(su(), 'designPrint', item, filled.designPrint ?? {})
    expect([body.item.designPrint.printedSheets, body.said]).toEqual([
      [],
      ['Printed sheets were cleared: the item is not litho.'],
    ])
    const roll = await saveSection(su(), 'prePrintDesign', item, filled.prePrintDesign ?? {})
    expect(roll.body.item.prePrintDesign.rollWidth).toBeNull()
  })

  it('follows a change of the print process at Initiate: the sheets are cleared with it', async () => {
    const item = await designedItem(server, litho)
    await saveSection(su(), 'designPrint', item, filled.designPrint ?? {})
    const reason = { reason: 'OTHER', comment: 'The brief is incomplete' }
    const back = await act(su(), item, 'DESIGN_RETURN', reason)
    expect(back.body.details).toMatchObject({ actionOk: true, step: 'INITIATE' })
    const { body } = await saveSection(server.as('salesrep'), 'product', item, { printProcess: 'FLEXO' })
    expect([body.detail, body.written]).toEqual([undefined, expect.arrayContaining(['designPrint'])])
    expect((await loadItem(su(), item)).designPrint.printedSheets).toEqual([])
  })
})
