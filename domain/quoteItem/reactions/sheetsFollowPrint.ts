import type { Reaction } from '../reaction.ts'
import { coloursOfSide } from '../sections/designPrint/coloursOfSide.ts'
import type { PrintedSheet } from '../sections/designPrint/designPrint.ts'

/**
 * What Print says of a side is said of its sheets: other counts of colours are theirs where they had the old ones, and what
 * becomes one-sided has no sheet of the back.
 */
export const sheetsFollowPrint: Reaction = (before, after) => {
  const sheets = after.designPrint.printedSheets
  const old = new Map(before.designPrint.printedSheets.map(sheet => [sheet.key, sheet]))
  const isOneSidedNow = before.printing.isDoubleSided && !after.printing.isDoubleSided
  const kept = isOneSidedNow ? sheets.filter(({ side }) => side !== 'BACK') : sheets
  const followed = kept.map((sheet): PrintedSheet => {
    const was = coloursOfSide(before.printing, sheet.side)
    const now = coloursOfSide(after.printing, sheet.side)
    const isTouched = old.get(sheet.key)?.numberOfColors !== sheet.numberOfColors
    const isOwn = isTouched || sheet.numberOfColors !== was
    return isOwn || was === now ? sheet : { ...sheet, numberOfColors: now }
  })
  const isSame =
    followed.length === sheets.length && followed.every((sheet, index) => sheet === sheets[index])
  if (isSame) return null
  return {
    patch: { designPrint: { printedSheets: followed } },
    said:
      kept.length < sheets.length
        ? 'Sheets of the back were taken away: the item is printed on one side.'
        : '',
  }
}
