import { type ItemSections, printKind, startingRoll, startingSheets } from '#domain/quoteItem'

/** What films are laid over printed sheets, in turn. */
const films = ['GLOSS', 'NONE', 'MATT'] as const

/** How a routed item of the demonstration is printed beside its corrugating: litho on sheets, preprint on the roll. */
export function designPrintsOf(
  { product, printing, design }: Pick<ItemSections, 'product' | 'printing' | 'design'>,
  turn: number,
): Partial<Pick<ItemSections, 'designPrint' | 'prePrintDesign'>> {
  if (printKind(product.printProcess) === 'litho') {
    const printedSheets = startingSheets({ printing, design }).map((sheet, index) => ({
      key: `c${index + 1}`,
      ...sheet,
      laminationType: films[turn % films.length] ?? '',
    }))
    return { designPrint: { printedSheets } }
  }
  const roll = product.printProcess === 'PREPRINT' ? startingRoll(design) : null
  return roll === null ? {} : { prePrintDesign: roll }
}
