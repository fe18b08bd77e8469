import { tidy } from '#domain/formats'
import { type ItemSections, sections, sheetsToPrint } from '#domain/quoteItem'
import { nameOf } from '../nameOf.ts'
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
    sheetLength === null || sheetWidth === null ? '' : `${tidy(sheetLength, 2)} × ${tidy(sheetWidth, 2)} mm`,
    totalNumberUp === null ? '' : `${tidy(totalNumberUp)} up`,
    count === null
      ? ''
      : `${tidy(count)} sheets${(overs ?? 0) > 0 ? ` with ${tidy(overs ?? 0, 2)} % overs` : ''}`,
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
