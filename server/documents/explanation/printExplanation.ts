import type { ExplainedPart, PriceExplanation } from '#domain/priceExplanation'
import { numberPages } from '../pdf/numberPages.ts'
import { openPdf } from '../pdf/openPdf.ts'
import { tagged } from '../pdf/tags.ts'
import { heightOf, ink, type Look, write } from '../pdf/writing.ts'
import { addressBlock } from '../quote/addressBlock.ts'
import { createFlow, type Flow } from '../quote/flow.ts'
import { lacksBand } from '../quote/lacksBand.ts'
import { inner, page } from '../quote/page.ts'
import { pageHead } from '../quote/pageHead.ts'
import { drawBars } from './drawBars.ts'
import { drawTable } from './drawTable.ts'

const internal = 'INTERNAL – what we pay and earn is not for the customer'

function line({ pdf, root, at, need, move }: Flow, words: string, look: Look): void {
  const height = heightOf(pdf, words, inner, look)
  need(height)
  const y = at()
  tagged(pdf, root, 'P', () => write(pdf, words, page.side, y, inner, look))
  move(height + 3)
}

function titlePart(flow: Flow, { title, subject, audience }: PriceExplanation): void {
  const { pdf, root } = flow
  if (audience === 'us') line(flow, internal, { size: 9.4, weight: 'bold' })
  const y = flow.at()
  const look: Look = { size: 13, colour: ink.label, lines: 2 }
  tagged(pdf, root, 'H1', () => {
    write(pdf, title, page.side, y, inner, { size: 22, weight: 'bold' })
    write(pdf, subject, page.side, y + 29, inner, look)
  })
  flow.move(29 + heightOf(pdf, subject, inner, look) + 10)
}

function explainedPart(flow: Flow, { title, words, bars, heads, rows }: ExplainedPart): void {
  const { pdf, root } = flow
  flow.need(70)
  const y = flow.at()
  tagged(pdf, root, 'H2', () => write(pdf, title, page.side, y, inner, { size: 12, weight: 'bold' }))
  flow.move(20)
  for (const each of words) line(flow, each, { size: 9.4, lines: 4 })
  flow.move(5)
  drawBars(flow, bars)
  drawTable(flow, { heads, rows })
  flow.move(8)
}

/** The sheet that explains a price, on A4. `madeAt`: ISO 8601. */
export async function printExplanation(explanation: PriceExplanation, madeAt: string): Promise<Uint8Array> {
  const { title, customer, language, lacks } = explanation
  const opened = openPdf(`${title} ${customer.name}`, madeAt, language)
  const flow = createFlow(opened, { head: pageHead(opened, explanation) })
  lacksBand(flow, lacks)
  addressBlock(flow, explanation)
  titlePart(flow, explanation)
  for (const each of explanation.parts) explainedPart(flow, each)
  numberPages(opened.pdf, (number, count) => {
    const y = page.height - 30
    const look = { size: 7.6, colour: ink.label } as const
    const words = explanation.audience === 'us' ? internal : title
    write(opened.pdf, words, page.side, y, inner * 0.7, look)
    write(opened.pdf, `Page ${number} of ${count}`, page.side + inner * 0.7, y, inner * 0.3, {
      ...look,
      align: 'right',
    })
  })
  return opened.close()
}
