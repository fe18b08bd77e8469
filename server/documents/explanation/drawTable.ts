import type { ExplainedPart } from '#domain/priceExplanation'
import type { Part } from '../pdf/openPdf.ts'
import { decoration, headCell, part, tagged } from '../pdf/tags.ts'
import { fittingLook, ink, type Look, write } from '../pdf/writing.ts'
import type { Flow } from '../quote/flow.ts'
import { brand, inner, page } from '../quote/page.ts'

const lineHeight = 16
const mostColumn = 96

function row(
  { pdf }: Flow,
  table: Part,
  y: number,
  cells: readonly string[],
  kind: 'head' | 'sum' | 'row',
  count: number,
): void {
  const width = Math.min(mostColumn, inner / count)
  const first = inner - width * (count - 1)
  const look: Look = {
    ...(kind === 'head' ? { size: 7.8, colour: ink.label } : { size: 9 }),
    weight: kind === 'row' ? 'regular' : 'semibold',
  }
  decoration(pdf, () => {
    if (kind === 'head') pdf.rect(page.side, y, inner, lineHeight).fill(brand.pale)
    else pdf.rect(page.side, y + lineHeight - 0.5, inner, 0.5).fill(brand.line)
  })
  const made = part(pdf, table, 'TR')
  cells.forEach((words, index) => {
    const x = index === 0 ? page.side + 4 : page.side + first + (index - 1) * width
    const room = (index === 0 ? first : width) - 8
    const put = () => {
      const own: Look = index === 0 ? look : { ...look, align: 'right' }
      write(pdf, words, x, y + 3.2, room, fittingLook(pdf, words, room, own))
    }
    if (kind === 'head') headCell(pdf, made, 'Column', put)
    else if (index === 0) headCell(pdf, made, 'Row', put)
    else tagged(pdf, made, 'TD', put)
  })
  made.end()
}

/** The figures of a part beside each other; no row stands on another page than its heads without need. */
export function drawTable(flow: Flow, { heads, rows }: Pick<ExplainedPart, 'heads' | 'rows'>): void {
  if (rows.length === 0) return
  const columns = Math.max(2, heads.length)
  flow.need((rows.length + 1) * lineHeight)
  const table = part(flow.pdf, flow.root, 'Table')
  if (heads.length > 0) {
    row(flow, table, flow.at(), heads, 'head', columns)
    flow.move(lineHeight)
  }
  for (const { label, values, isSum } of rows) {
    flow.need(lineHeight)
    row(flow, table, flow.at(), [label, ...values], isSum ? 'sum' : 'row', columns)
    flow.move(lineHeight)
  }
  table.end()
  flow.move(4)
}
