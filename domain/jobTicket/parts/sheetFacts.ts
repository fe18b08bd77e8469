import { type ItemSections, sections, sheetsToPrint } from '#domain/quoteItem'
import { nameOf } from '../nameOf.ts'
import { plain } from '../plain.ts'
import type { TicketFact } from '../ticket.ts'

const { fields } = sections.designPrint.fields.printedSheets

type Sheet = ItemSections['designPrint']['printedSheets'][number]

const named = (code: string, field: 'varnishType' | 'laminationType'): string =>
  code === '' || code === 'NONE' ? '' : nameOf(code, fields[field].choices ?? []).toLowerCase()

/** Size, number up, how many of it, and what is over the ink. */
function words(sheet: Sheet, quantity: number | null): string {
  const { sheetLength, sheetWidth, totalNumberUp, overs } = sheet
  const count = sheetsToPrint(sheet, quantity)
  const varnish = named(sheet.varnishType, 'varnishType')
  return [
    sheetLength === null || sheetWidth === null ? '' : `${plain(sheetLength)} × ${plain(sheetWidth)} mm`,
    totalNumberUp === null ? '' : `${plain(totalNumberUp, 0)} up`,
    count === null
      ? ''
      : `${plain(count, 0)} sheets${(overs ?? 0) > 0 ? ` with ${plain(overs ?? 0)} % overs` : ''}`,
    varnish === '' ? '' : `${varnish} varnish`,
    named(sheet.laminationType, 'laminationType'),
  ]
    .filter(part => part !== '')
    .join(', ')
}

/** The sheets that are printed and laminated to the board, a fact each. */
export const sheetFacts = ({
  product,
  designPrint,
}: Pick<ItemSections, 'product' | 'designPrint'>): TicketFact[] =>
  designPrint.printedSheets.map(sheet => ({
    label:
      `Sheet ${sheet.side === '' ? '' : nameOf(sheet.side, fields.side.choices ?? []).toLowerCase()}`.trim(),
    value: words(sheet, product.expectedOrderQuantity),
  }))
