import type { Reaction } from '../reaction.ts'
import { lithoCounts } from '../sections/printing/lithoCounts.ts'
import { isEnteredInk } from './isEnteredInk.ts'

/** What is printed on one side has no colours on the back. */
export const oneSided: Reaction = (before, after) => {
  const names = ['isDoubleSided', 'inkCoveragesBack', ...lithoCounts.back] as const
  const isSame = names.every(
    name => JSON.stringify(before.printing[name]) === JSON.stringify(after.printing[name]),
  )
  if (after.printing.isDoubleSided || isSame) return null
  const counts = Object.fromEntries(lithoCounts.back.map(field => [field, null]))
  const isLost =
    after.printing.inkCoveragesBack.some(isEnteredInk) ||
    lithoCounts.back.some(field => (after.printing[field] ?? 0) > 0)
  return {
    patch: { printing: { inkCoveragesBack: [], ...counts } },
    said: isLost ? 'Colours of the back were taken away: the item is printed on one side.' : '',
  }
}
