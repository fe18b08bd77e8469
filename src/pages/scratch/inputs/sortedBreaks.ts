import type { PadBreak } from '../padInputs.ts'

/** Breaks by their quantity, the smallest first; one without a quantity stays last. The same list where it is so already. */
export function sortedBreaks(breaks: readonly PadBreak[]): PadBreak[] {
  const at = ({ quantity }: PadBreak) => quantity ?? Number.POSITIVE_INFINITY
  return [...breaks].sort((a, b) => {
    if (at(a) === at(b)) return 0
    return at(a) < at(b) ? -1 : 1
  })
}
