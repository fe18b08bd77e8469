import { type FlapLengths, flapLengths } from './flapLengths.ts'
import type { Problem } from './size.ts'
import type { FlapStyle } from './styles.ts'
import type { Job } from './template.ts'

const flapStyles = new Set<string>(['none', '01', '02', '03', '04', '05', '06', '09'])

interface End {
  readonly field: 'topFlap' | 'bottomFlap'
  readonly flap: FlapStyle
  readonly adjustment: number | undefined
  readonly lengths: FlapLengths
}

/**
 * What is wrong with one end's flaps: an unknown flap style, an overlap or gap that is not above 0, or a flap that does not
 * fit into the box it closes.
 */
export function slottedProblems({ field, flap, adjustment, lengths }: End, { size }: Job): Problem[] {
  if (!flapStyles.has(flap)) return [{ field, message: `Flap style ${flap} is not known.` }]
  if (flap === 'none') return []
  if ((flap === '02' || flap === '09') && !(adjustment !== undefined && adjustment > 0))
    return [{ field: `${field}Adjustment`, message: 'Flap adjustment must be greater than 0.' }]
  const { outer } = lengths
  // What the style covers, without what the board's thickness adds.
  const lengthOf = flapLengths(flap, size, { meeting: 0, covering: 0, exact: true }, adjustment)
  if (!(outer > 0 && lengthOf.outer > 0))
    return [{ field: `${field}Adjustment`, message: 'The gap leaves no flap.' }]
  const problems: Problem[] = []
  if (lengthOf.outer > size.width)
    problems.push({
      field,
      message: `Flap style ${flap}: the outer flaps (${lengthOf.outer} mm) are longer than the box is wide (${size.width} mm).`,
    })
  if (lengthOf.inner > size.length)
    problems.push({
      field,
      message: `Flap style ${flap}: the inner flaps (${lengthOf.inner} mm) are longer than the box is long (${size.length} mm).`,
    })
  return problems
}
