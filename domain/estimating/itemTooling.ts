import type { Blank } from '#domain/boxGeometry'
import { cutNumberUp, type ItemSections } from '#domain/quoteItem'
import type { StereoPlate } from '#domain/tooling'
import { estimateTooling, type ToolingQuestion, type ToolingResult } from './estimateTooling.ts'
import { plateOf } from './plateOf.ts'
import { pressColours } from './pressColours.ts'

/** The plate of a printed code alone, cm. Our own choice. */
const codePlate = { length: 10, width: 5 }

/** A plate for each colour that the plant prints, front and back. */
function platesOf({ product, printing }: ItemSections, blank: Blank): StereoPlate[] {
  const rows = [...printing.inkCoverages, ...printing.inkCoveragesBack]
  const size = printing.stereoPlate === 'CODE' ? codePlate : plateOf(blank)
  const isExisting = printing.stereoPlate === 'EXISTING'
  const count = pressColours({ printProcess: product.printProcess, coverages: rows.map(() => 0) })
  return rows.slice(0, count).map(({ stereoCode, inkCode }, index) => ({
    code: stereoCode || inkCode || String(index + 1),
    ...size,
    isExisting,
  }))
}

/**
 * What the stereos and the forme of an item cost, as many up as its design cuts, by a plant's rates: a plate for each of its
 * inks, none for preprint and litho, whose plates are not the plant's; a forme when its style or its die-cut type asks for one.
 */
export const itemTooling = (
  sections: ItemSections,
  blank: Blank,
  rates: ToolingQuestion['rates'],
): ToolingResult =>
  estimateTooling({
    blank,
    plates: platesOf(sections, blank),
    isDieCut: blank.style.dieCut || sections.product.styleDieCutType !== '',
    numberUp: cutNumberUp(sections.design) ?? 1,
    rates,
  })
