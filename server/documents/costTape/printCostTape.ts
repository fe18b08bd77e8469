import type { CostTapeReport, TapeLine } from '#domain/costTapeReport'
import { numberPages } from '../pdf/numberPages.ts'
import { openPdf, type Part } from '../pdf/openPdf.ts'
import { decoration, headCell, part, tagged } from '../pdf/tags.ts'
import { fittingLook, heightOf, ink, type Look, write } from '../pdf/writing.ts'
import { createFlow, type Flow } from '../quote/flow.ts'
import { inner, page } from '../quote/page.ts'

const labelWidth = 170
const lineHeight = 15

const columnWidth = (count: number): number => Math.min(92, (inner - labelWidth) / Math.max(1, count))

function row(flow: Flow, table: Part, { label, values, isSum }: TapeLine, isHead = false): void {
  const { pdf } = flow
  flow.need(lineHeight)
  const y = flow.at()
  const look: Look = { size: 9, weight: isSum || isHead ? 'semibold' : 'regular' }
  decoration(pdf, () => {
    if (isHead) pdf.rect(page.side, y, inner, lineHeight).fill(ink.pale)
    else pdf.rect(page.side, y, inner, isSum ? 0.8 : 0.3).fill(isSum ? ink.label : ink.line)
  })
  const made = part(pdf, table, 'TR')
  headCell(pdf, made, isHead ? 'Column' : 'Row', () =>
    write(pdf, label, page.side + 4, y + 2.4, labelWidth - 8, look),
  )
  const width = columnWidth(values.length)
  values.forEach((words, index) => {
    const x = page.width - page.side - (values.length - index) * width
    const right: Look = { ...look, align: 'right' }
    const put = () => write(pdf, words, x, y + 2.4, width - 4, fittingLook(pdf, words, width - 6, right))
    if (isHead) headCell(pdf, made, 'Column', put)
    else tagged(pdf, made, 'TD', put)
  })
  made.end()
  flow.move(lineHeight)
}

function table(flow: Flow, title: string, heads: TapeLine, lines: readonly TapeLine[]): void {
  if (lines.length === 0) return
  const { pdf, root } = flow
  flow.need(20 + 3 * lineHeight)
  const y = flow.at()
  tagged(pdf, root, 'H2', () => write(pdf, title, page.side, y, inner, { size: 11, weight: 'bold' }))
  flow.move(18)
  const made = part(pdf, root, 'Table')
  row(flow, made, heads, true)
  for (const line of lines) row(flow, made, line)
  made.end()
  flow.move(16)
}

function remarks(flow: Flow, words: readonly string[]): void {
  const look: Look = { size: 9.4, weight: 'semibold', lines: 8 }
  for (const line of words) {
    const height = heightOf(flow.pdf, line, inner, look)
    flow.need(height + 4)
    const y = flow.at()
    tagged(flow.pdf, flow.root, 'P', () => write(flow.pdf, line, page.side, y, inner, look))
    flow.move(height + 4)
  }
}

/** What an item costs, line by line at each break, on A4. `madeAt`: ISO 8601. */
export async function printCostTape(report: CostTapeReport, madeAt: string): Promise<Uint8Array> {
  const { title, subject, about, quantities } = report
  const opened = openPdf(title, madeAt)
  const { pdf, root } = opened
  const flow = createFlow(opened, { head: () => page.top })
  const label: Look = { size: 9.2, colour: ink.label, lines: 2 }
  const name: Look = { size: 12, weight: 'semibold', lines: 3 }
  tagged(pdf, root, 'P', () => {
    write(pdf, 'INTERNAL – what we pay and earn is not for the customer', page.side, page.top, inner, {
      size: 8.4,
      weight: 'bold',
    })
  })
  tagged(pdf, root, 'H1', () =>
    write(pdf, title, page.side, page.top + 16, inner, { size: 20, weight: 'bold' }),
  )
  flow.move(44)
  const y = flow.at()
  const high = heightOf(pdf, subject, inner, name)
  tagged(pdf, root, 'P', () => {
    write(pdf, subject, page.side, y, inner, name)
    write(pdf, about.join(' · '), page.side, y + high + 2, inner, label)
  })
  flow.move(high + 32)
  remarks(flow, report.failures)
  if (quantities.length === 0) remarks(flow, ['Nothing is priced yet.'])
  const heads = (words: string): TapeLine => ({ label: words, isSum: false, values: quantities })
  table(flow, 'Cost tape', heads(report.unit), report.lines)
  if (quantities.length > 0) table(flow, 'Price', heads(report.priceUnit), report.prices)
  table(
    flow,
    'Beside the price',
    { label: '', isSum: false, values: ['Calculated', 'Vendor', 'Customer'] },
    report.besides.map(({ label: words, calculated, vendor, customer }) => ({
      label: words,
      isSum: false,
      values: [calculated, vendor, customer],
    })),
  )
  if (report.ends !== '') remarks(flow, [report.ends])
  numberPages(pdf, (number, count) => {
    const look: Look = { size: 7.6, colour: ink.label }
    write(
      pdf,
      `${title} as it was saved on ${report.printed}`,
      page.side,
      page.height - 30,
      inner - 100,
      look,
    )
    write(pdf, `Page ${number} of ${count}`, page.width - page.side - 100, page.height - 30, 100, {
      ...look,
      align: 'right',
    })
  })
  return opened.close()
}
