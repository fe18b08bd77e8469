import { empty } from '../fields.ts'
import type { Reaction } from '../reaction.ts'
import { printKind } from '../reference/printKind.ts'
import { coloursOf } from '../sections/printing/coloursOf.ts'
import { inkFields, printingFields } from '../sections/printing/fields.ts'
import type { InkRow, Printing } from '../sections/printing/printing.ts'
import { isEnteredInk } from './isEnteredInk.ts'
import { nextKeys } from './nextKeys.ts'

const { max } = printingFields.inkCoverages

/** The rows with as many as `count`: empty ones added at the end, the last ones taken away. */
function withCount(rows: readonly InkRow[], count: number): InkRow[] {
  const added = nextKeys(rows, Math.max(0, count - rows.length))
  return [...rows.slice(0, count), ...added.map(key => ({ key, ...empty(inkFields) }))]
}

function patchOf(before: Printing, after: Printing, kind: ReturnType<typeof printKind>): Partial<Printing> {
  const { inkCoverages, numberOfColors } = after
  if (kind === 'litho') {
    const colours = Math.min(coloursOf(after, 'front'), max)
    return coloursOf(before, 'front') === coloursOf(after, 'front') ? {} : { numberOfColors: colours || null }
  }
  if (kind !== 'inks') return {}
  // A row that came or went says the number; else the number that was entered says how many rows.
  if (before.inkCoverages.length !== inkCoverages.length)
    return { numberOfColors: inkCoverages.length || null }
  return before.numberOfColors === numberOfColors
    ? {}
    : { inkCoverages: withCount(inkCoverages, Math.min(numberOfColors ?? 0, max)) }
}

/** The number of colours and the inks of the front follow each other; that of litho is the sum of its counts. */
export const coloursFollow: Reaction = (before, after) => {
  const patch = patchOf(before.printing, after.printing, printKind(after.product.printProcess))
  if (Object.keys(patch).length === 0) return null
  const left = patch.inkCoverages?.length ?? max
  const isLost = after.printing.inkCoverages.slice(left).some(isEnteredInk)
  return {
    patch: { printing: patch },
    said: isLost ? 'Inks were taken away: there are fewer colours.' : '',
  }
}
