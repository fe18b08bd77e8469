import type { Reaction } from '../reaction.ts'
import { printKind } from '../reference/printKind.ts'

/** Only what is litho has printed sheets: another print process takes them away, and none can be entered. */
export const sheetsOfLitho: Reaction = (before, after) => {
  if (printKind(after.product.printProcess) === 'litho') return null
  const isChanged =
    before.product.printProcess !== after.product.printProcess ||
    JSON.stringify(before.designPrint) !== JSON.stringify(after.designPrint)
  return isChanged
    ? {
        patch: { designPrint: { printedSheets: [] } },
        said: 'Printed sheets were cleared: the item is not litho.',
      }
    : null
}
