import { beforeAll, describe, expect, it } from 'vitest'
import { quoteDocument } from '#domain/quoteDocument'
import { createDocumentPool, type DocumentPool } from '../../server/documents/documentPool.ts'
import { pricedBox, quoted, quoteInput, texts, unpricedTray } from '../domain/quoteDocument/builders.ts'
import { type Page, readPdf as read } from './readPdf.ts'

const madeAt = '2026-11-23T00:30:00.000Z'

describe('the letter of a quote on paper', () => {
  let pool: DocumentPool
  beforeAll(() => {
    pool = createDocumentPool({})
    return () => pool.close()
  })
  const print = async (input = quoteInput()) =>
    pool.print({ kind: 'quote', quote: quoteDocument(input), madeAt })

  it('is tagged, has its picture, prices and terms, and says which page it is', async () => {
    const pdf = await print()
    const [page, ...others] = await read(pdf)
    expect(others).toEqual([])
    const { text = '', tags = '' } = page ?? {}
    for (const words of ['Northgate Corrugating', 'Bluegum Brewing', 'Quote 100023', 'Spring range'])
      expect(text).toContain(words)
    const [first] = quoteDocument(quoteInput()).items[0]?.prices ?? []
    for (const words of Object.values(first ?? {})) expect(text).toContain(words)
    expect(text).toMatch(/Prices hold until 21-02-2027 ?\./)
    expect(text).toContain('Page 1 of 1')
    expect(tags).toMatch(/"H1".*"Table".*"TH".*"Figure".*"TD".*"H2"/)
    expect(Buffer.from(await print()).equals(Buffer.from(pdf))).toBe(true)
  })

  it('holds 60 items with long names: heads on every page, no item parted, nothing over an edge', async () => {
    const box = pricedBox()
    const description = 'Kaimoana carton for Ōtautahi, Te Rūnanga o Ngāi Tahu, crème brûlée, Straße '.repeat(
      2,
    )
    const items = Array.from({ length: 60 }, (_, index) =>
      quoted(
        { ...box, product: { ...box.product, description: `${description}${index + 1}` } },
        { itemNo: index + 1, reference: `100023-${index + 1}` },
      ),
    )
    const long = { ...texts[1], id: 9, kind: 'TERMS', businessUnit: '', title: 'Long', sequence: 99 } as const
    const pages = await read(
      await print(quoteInput(items, { texts: [...texts, { ...long, text: 'We mean it. '.repeat(600) }] })),
    )
    expect(pages.length).toBeGreaterThan(8)
    for (const [index, { text }] of pages.entries())
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`)
    const withItems = pages.filter(({ text }) => text.includes('Ōtautahi'))
    const timesOn = ({ places }: Page, words: string) => places.filter(({ str }) => str === words).length
    for (const page of withItems) {
      expect(page.text).toContain('Per 1,000')
      // As many items begin on a page as end there.
      const begun = timesOn(page, 'Size')
      for (const words of ['Packed', '1,000 – 4,999', '10,000 – 10,999'])
        expect([words, timesOn(page, words)]).toEqual([words, begun])
    }
    expect(withItems.reduce((sum, page) => sum + timesOn(page, 'Size'), 0)).toBe(60)
    const outside = pages
      .flatMap(({ places }) => places)
      .filter(({ x, y, width }) => x < 40 || x + width > 555 || y < 20 || y > 820)
    expect(outside.map(({ str }) => str)).toEqual([])
  })

  it('is not closed on a page of its own: the last of its terms stands above', async () => {
    const [, terms] = texts
    const together = async (many: number) => {
      const more = Array.from({ length: many }, (_, place) => ({
        ...({ ...terms, id: 100 + place, kind: 'TERMS', businessUnit: '', title: `Term ${place}` } as const),
        ...{ sequence: 100 + place, text: `We hold to what stands here, number ${place}.` },
      }))
      const pages = await read(await print(quoteInput(undefined, { texts: [...texts, ...more] })))
      const closed = pages.find(({ text }) => text.includes('Yours sincerely'))
      return closed?.text.includes(`number ${many - 1}.`)
    }
    const many = Array.from({ length: 18 }, (_, place) => 6 + place)
    const parted = await Promise.all(many.map(async each => ((await together(each)) ? [] : [each])))
    expect(parted.flat()).toEqual([])
  })

  it('has options of one need beside each other on a page, under words that one is chosen', async () => {
    const option = (letter: 'A' | 'B', itemNo: number) =>
      quoted(pricedBox(), { option: { group: 1, letter }, itemNo, reference: `100023-${itemNo}` })
    const others = Array.from({ length: 6 }, (_, index) =>
      quoted(pricedBox(), { itemNo: index + 5, reference: `100023-${index + 5}` }),
    )
    const pages = await read(await print(quoteInput([...others, option('A', 3), option('B', 4)])))
    const [held = '', ...more] = pages.map(({ text }) => text).filter(text => text.includes('Option '))
    expect(more).toEqual([])
    expect(held).toMatch(/Choose one: Option A or Option B.*3\. +Option A: .*4\. +Option B: /)
    expect(pages[0]?.text).toContain('offer you 7 items')
  })

  it('that is not complete says so on its first page, and has no room to order', async () => {
    const tray = quoted(unpricedTray(), { itemNo: 2, reference: '100023-2', isApproved: false })
    const [{ text } = { text: '' }] = await read(await print(quoteInput([quoted(pricedBox()), tray])))
    expect(text).toContain('NOT COMPLETE – not for the customer')
    expect(text).toContain('Item 100023-2 has no price yet')
    expect(text).not.toContain('Order on quote')
  })
})
