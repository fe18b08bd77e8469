import { enteredSheet, type ItemSections, printKind } from '#domain/quoteItem'
import type { SideFinish } from '../estimateItem.ts'

/**
 * What is laid over the print of an item: over litho what the sheet of each side says, else as Print says; over the
 * board itself the varnish of Print. With it the sheet of each side of litho, once it is entered.
 */
export function finishesOf({
  product,
  printing,
  designPrint,
}: Pick<ItemSections, 'product' | 'printing'> & Partial<Pick<ItemSections, 'designPrint'>>): SideFinish[] {
  const kind = printKind(product.printProcess)
  const { varnishType } = printing
  const asPrint = { varnishType, laminationType: '', overs: null, sheet: null }
  if (kind === 'inks') return [{ side: 'FRONT', ...asPrint }]
  if (kind !== 'litho') return []
  return (printing.isDoubleSided ? (['FRONT', 'BACK'] as const) : (['FRONT'] as const)).map(side => {
    const sheet = designPrint?.printedSheets.find(each => each.side === side)
    if (sheet === undefined) return { side, ...asPrint }
    const { laminationType, overs } = sheet
    const isEntered = overs !== null && overs >= 0
    return {
      side,
      varnishType: sheet.varnishType || varnishType,
      laminationType,
      overs: isEntered ? overs / 100 : null,
      sheet: enteredSheet(sheet),
    }
  })
}
