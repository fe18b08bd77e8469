import { styleOf } from '#domain/boxGeometry'

/** The closure code of a box that is not closed here. */
const noClosure = '00'

/**
 * How many steps of a route close the box: styles 02 and 08 exactly one, 09 none, 04 one unless its closure is 00
 * (001 §5). Sheets (01) have none; of the other styles those with a glued lap have one, and the rest go by their closure
 * like 04 (our own choice).
 */
export function closingStepsNeeded(style: string, closureCode: string | null): 0 | 1 {
  const known = styleOf(style)
  const family = style.slice(0, 2)
  if (family === '02' || family === '08') return 1
  if (family === '01' || family === '09') return 0
  if (known?.isGlued) return 1
  return closureCode === null || closureCode === noClosure ? 0 : 1
}
