import { counted } from '#domain/formats'
import type { TicketStep } from '#domain/jobTicket'
import type { Part } from '../pdf/openPdf.ts'
import { decoration, headCell, part, tagged } from '../pdf/tags.ts'
import { ink, type Look, write } from '../pdf/writing.ts'
import { type Block, inner, type Sheet } from './page.ts'
import { insideOf, padding, routeColumns } from './routeColumns.ts'
import { stepRow } from './stepRow.ts'
import { drawTitle, titleHeight } from './titled.ts'

const headHeight = 10
const remarkHeight = 14

function drawHead({ pdf }: Sheet, table: Part, x: number, y: number): void {
  const row = part(pdf, table, 'TR')
  let left = x
  routeColumns.forEach(({ head, width, align = 'left' as const }, index) => {
    const from = left + padding
    const look: Look = { size: 6.6, weight: 'semibold', colour: ink.label, align }
    headCell(pdf, row, 'Column', () => write(pdf, head, from, y, insideOf(index), look))
    left += width
  })
  row.end()
}

/** The route step by step; as many steps as the sheet takes, and how many there are besides. */
export function routeBlock(sheet: Sheet, steps: readonly TicketStep[]): Block {
  const { pdf, root, mostSteps } = sheet
  const rows = steps.slice(0, mostSteps).map(step => stepRow(sheet, step))
  const more = steps.length - rows.length
  const besides = more > 0 ? `And ${counted(more, 'step')} more: see the item.` : ''
  const remark = steps.length === 0 ? 'There is no route yet.' : besides
  const rowsHeight = rows.reduce((sum, { height }) => sum + height, 0)
  return {
    height: titleHeight + headHeight + rowsHeight + (remark === '' ? 0 : remarkHeight) + 2,
    draw: (x, y) => {
      drawTitle(sheet, 'Route', x, y, inner)
      const table = part(pdf, root, 'Table')
      drawHead(sheet, table, x, y + titleHeight)
      let top = y + titleHeight + headHeight
      for (const row of rows) {
        row.draw(table, x, top)
        top += row.height
      }
      table.end()
      const end = top
      decoration(pdf, () => pdf.rect(x, end, inner, 0.5).fill(ink.label))
      if (remark !== '')
        tagged(pdf, root, 'P', () =>
          write(pdf, remark, x + padding, end + 3, inner, { size: 9, weight: 'semibold', colour: ink.label }),
        )
    },
  }
}
