import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { sideFault } from '../../sideFault.ts'
import { nominalBlank } from '../product/nominalBlank.ts'
import type { Product } from '../product/product.ts'
import type { DesignPrint, PrintedSheet } from './designPrint.ts'
import { sheetError } from './sheetError.ts'
import { sheetPath } from './sheetPath.ts'

const withoutSide = (sheet: PrintedSheet): Finding[] =>
  (['sheetLength', 'sheetWidth'] as const).flatMap(side => {
    const message = sideFault(sheet[side])
    return message === null ? [] : [sheetError(sheetPath(sheet, side), 'sheet-side', message)]
  })

/** What is cut to shape has no blank to count with, but no box is cut out of less than its floor, mm. */
const floorOf = ({ styleCarton, length, width }: Product) =>
  styleCarton === '04' && length !== null && width !== null ? { length, width } : null

/**
 * A printed sheet has sides that are some, and is larger than the smallest blanks that its item can have, as many as are
 * on it; how they lie on it is not the rule's to say, shaped ones nest. Our own.
 */
export function sheetHolds(
  { printedSheets }: DesignPrint,
  { sections: { product } }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const blank = nominalBlank(product) ?? floorOf(product)
  return printedSheets.flatMap(sheet => {
    const { sheetLength, sheetWidth, totalNumberUp } = sheet
    const wrong = withoutSide(sheet)
    const [length, width, up] = [sheetLength ?? 0, sheetWidth ?? 0, totalNumberUp ?? 0]
    if (wrong.length > 0 || blank === null || length * width * up <= 0) return wrong
    const area = blank.length * blank.width
    if (area <= 0) return wrong
    const most = Math.floor((length * width) / area)
    return up <= most
      ? []
      : [
          sheetError(
            sheetPath(sheet, 'totalNumberUp'),
            'number-up',
            `a sheet of ${length} × ${width} mm holds ${most === 0 ? 'none' : `at most ${most}`}`,
          ),
        ]
  })
}
