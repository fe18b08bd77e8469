import type { JobTicket } from '#domain/jobTicket'
import { tagged } from '../pdf/tags.ts'
import { factLines } from './factLines.ts'
import type { Block, Sheet } from './page.ts'
import { drawTitle, titleHeight } from './titled.ts'

/** Where the goods go, what they claim, and the files that belong to them. */
export function deliveryBlock(sheet: Sheet, { delivery, claims, files }: JobTicket, width: number): Block {
  const said = [
    ...delivery,
    ...(claims.length === 0 ? [] : [{ label: 'Claims', value: claims.join(', ') }]),
    ...(files.length === 0 ? [] : [{ label: 'Files', value: files.join(', ') }]),
  ]
  const lines = factLines(sheet, said, { width, labelWidth: 52, size: 8.6 * sheet.scale, lines: 3 })
  return {
    height: titleHeight + lines.height + 4,
    draw: (x, y) => {
      drawTitle(sheet, 'Delivery and claims', x, y, width)
      tagged(sheet.pdf, sheet.root, 'P', () => lines.draw(x, y + titleHeight))
    },
  }
}
