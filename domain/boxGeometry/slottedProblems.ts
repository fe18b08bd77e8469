import type { FlapLengths } from './flapLengths.ts'
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
  const { outer, inner } = lengths
  if (!(outer.flat > 0 && outer.formed > 0))
    return [{ field: `${field}Adjustment`, message: 'The gap leaves no flap.' }]
  const problems: Problem[] = []
  if (outer.formed > size.width)
    problems.push({
      field,
      message: `Flap style ${flap}: the outer flaps (${outer.formed} mm) are longer than the box is wide (${size.width} mm).`,
    })
  if (inner.formed > size.length)
    problems.push({
      field,
      message: `Flap style ${flap}: the inner flaps (${inner.formed} mm) are longer than the box is long (${size.length} mm).`,
    })
  return problems
}
