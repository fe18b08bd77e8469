import { printKind } from '../../reference/printKind.ts'
import { lithoCounts } from './lithoCounts.ts'
import type { Printing } from './printing.ts'

const counts: readonly string[] = [...lithoCounts.front, ...lithoCounts.back]
const inks: readonly string[] = ['inkCoverages', 'inkCoveragesBack', 'stereoPlate']
const backs: readonly string[] = ['inkCoveragesBack', ...lithoCounts.back]

/**
 * Whether a field of Print is a question for an item of this print process: litho has counts where others have inks,
 * what is not printed has nothing, one side has no back.
 */
export function isAskedOf(
  printing: Pick<Printing, 'isDoubleSided'>,
  field: string,
  printProcess: string,
): boolean {
  const kind = printKind(printProcess)
  if (kind === 'none') return false
  if (!printing.isDoubleSided && backs.includes(field)) return false
  return kind === 'litho' ? !inks.includes(field) : !counts.includes(field)
}
