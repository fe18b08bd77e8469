import type { QuoteDocument } from '#domain/quoteDocument'
import { needsOf } from '#domain/quoteOptions'
import { numberPages } from '../pdf/numberPages.ts'
import { openPdf } from '../pdf/openPdf.ts'
import { part, tagged } from '../pdf/tags.ts'
import { heightOf, ink, write } from '../pdf/writing.ts'
import { addressBlock } from './addressBlock.ts'
import { lettersHeight, lettersPart, termsPart } from './clauses.ts'
import { createFlow, type Flow } from './flow.ts'
import { itemsHead, repeatedItemsHead } from './itemsHead.ts'
import { lacksBand } from './lacksBand.ts'
import { needBlock } from './needBlock.ts'
import { inner, page } from './page.ts'
import { pageHead } from './pageHead.ts'
import { setPart } from './setPart.ts'
import { acceptancePart, signatureHeight, signaturePart } from './signature.ts'

function titlePart(flow: Flow, { title, subject }: QuoteDocument): void {
  const { pdf, root } = flow
  const y = flow.at()
  const look = { size: 13, colour: ink.label, lines: 2 } as const
  tagged(pdf, root, 'H1', () => {
    write(pdf, title, page.side, y, inner, { size: 22, weight: 'bold' })
    write(pdf, subject, page.side, y + 29, inner, look)
  })
  flow.move(29 + (subject === '' ? 0 : heightOf(pdf, subject, inner, look)) + 12)
}

/** Options that take more of a page than this begin where there is room for the first. */
const mostKept = 640

/** The items with their prices, options of one need together; heads of columns are repeated on every page, and no item is parted. */
function itemsPart(flow: Flow, { items }: QuoteDocument): void {
  if (items.length === 0) return
  const { pdf, root } = flow
  const needs = needsOf(items.map(item => ({ item, option: item.option ?? null })))
  const blocks = needs.map(options =>
    needBlock(
      flow,
      options.map(({ item }) => item),
    ),
  )
  flow.need(20 + (blocks[0]?.least ?? 0))
  const table = part(pdf, root, 'Table')
  flow.move(itemsHead(pdf, table, flow.at()) - flow.at())
  flow.repeat(y => repeatedItemsHead(pdf, y))
  for (const { height, least, write: put } of blocks) {
    // What a customer compares stands on one page, where one holds it.
    flow.need(height > mostKept ? least : height)
    put(flow, table)
  }
  flow.repeat(null)
  table.end()
  flow.move(18)
}

/** The letter of a quote on as many pages A4 as it takes. `madeAt`: ISO 8601. */
export async function printQuote(document: QuoteDocument, madeAt: string): Promise<Uint8Array> {
  const { title, revision, customer, language, lacks } = document
  const opened = openPdf(`${title} ${customer.name}`, madeAt, language)
  const flow = createFlow(opened, { head: pageHead(opened, document) })
  lacksBand(flow, lacks)
  addressBlock(flow, document)
  titlePart(flow, document)
  lettersPart(flow, document.opening)
  itemsPart(flow, document)
  setPart(flow, document)
  // Nobody signs on a page without a word above it, nor closes a letter on a page of its own.
  const closing = Math.min(lettersHeight(flow, document.closing) + signatureHeight(document), 300)
  termsPart(flow, document.terms, closing)
  flow.need(closing)
  lettersPart(flow, document.closing)
  signaturePart(flow, document)
  if (lacks.length === 0) acceptancePart(flow, document)
  numberPages(opened.pdf, (number, count) => {
    const y = page.height - 30
    const look = { size: 7.6, colour: ink.label } as const
    write(opened.pdf, `${title}, revision ${revision}`, page.side, y, inner / 2, look)
    write(opened.pdf, `Page ${number} of ${count}`, page.side + inner / 2, y, inner / 2, {
      ...look,
      align: 'right',
    })
  })
  return opened.close()
}
