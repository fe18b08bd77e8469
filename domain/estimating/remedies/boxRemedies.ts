import { styleOf } from '#domain/boxGeometry'
import { decimal } from '#domain/formats'
import { optionsOf } from '../optionsOf.ts'
import { nearest } from './nearest.ts'
import type { Candidates, RemedyFields, Solves } from './remedy.ts'
import { sizeRemedies } from './sizeRemedies.ts'

/** Remedies for a box that can't be drawn: its options first, then its size. */
export function* boxRemedies(entered: RemedyFields, solves: Solves): Candidates {
  const { style, length, width, flapAdjustment, lidDepth } = entered
  const { adjusts, lids, cells } = optionsOf(style)
  if (styleOf(style)?.widthWithinLength && length !== null && width !== null && width > length)
    yield { label: 'swap length and width', change: { length: width, width: length } }
  if (entered.topFlap !== '' || entered.bottomFlap !== '')
    yield { label: `flaps of ${style}`, change: { topFlap: '', bottomFlap: '' } }
  if (adjusts && flapAdjustment !== null) {
    const mm = nearest(flapAdjustment, 1, value => solves({ flapAdjustment: value }))
    if (mm !== null) yield { label: `flap ${decimal(mm, 0)} mm`, change: { flapAdjustment: mm } }
  }
  if (lids && lidDepth !== null) yield { label: 'lid of half the depth', change: { lidDepth: null } }
  if (cells) {
    for (const field of ['cellsLong', 'cellsWide'] as const) {
      const number = nearest(entered[field] ?? 0, 2, value => solves({ [field]: value }))
      const along = field === 'cellsLong' ? 'length' : 'width'
      if (number !== null) yield { label: `${number} cells along the ${along}`, change: { [field]: number } }
    }
  }
  yield* sizeRemedies(entered, solves)
}
