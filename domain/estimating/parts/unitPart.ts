import { type Blank, type FoldedFlat, foldedFlat } from '#domain/boxGeometry'
import { suggestBundleQty } from '#domain/palletisation'
import type { Trace } from '#domain/trace'
import type { PlantMasters } from '../masters.ts'
import type { FoundBoard } from './boardPart.ts'
import { blocked, found, type Part } from './part.ts'

/** One unit as it leaves the plant: what it weighs, how it lies folded flat, how many make a bundle. */
export interface FoundUnit {
  readonly kg: number
  readonly folded: FoldedFlat
  readonly bundleQty: number
  readonly isBundleSuggested: boolean
  readonly trace: Trace
}

/** The unit of a blank in its board; without a bundle quantity the largest usual one within the limits is taken. */
export function unitPart(
  box: Part<Blank>,
  board: Part<FoundBoard>,
  asked: number | null,
  plant: PlantMasters,
): Part<FoundUnit> {
  if (!box.ok || !board.ok) return blocked(box, board) ?? { ok: false, problems: [] }
  const { value: blank } = box
  const gsm = board.value.weight.boardGsm
  const kg = (blank.setAreas.blank * gsm) / 1000
  const { springBack, strapCompression } = plant.settings.foldedFlat
  const one = foldedFlat(blank, blank.flute, { springBack })
  const bundleQty = asked ?? suggestBundleQty({ kg, thickness: one.thickness })
  const folded = foldedFlat(blank, blank.flute, { springBack, strapCompression, bundleQuantity: bundleQty })
  if (folded.problems.length > 0)
    return {
      ok: false,
      problems: folded.problems.map(({ message }) => ({ field: 'size', message })),
    }
  return found({
    kg,
    folded,
    bundleQty,
    isBundleSuggested: asked === null,
    trace: [
      {
        label: 'Board left of the sheet',
        value: blank.setAreas.blank,
        unit: 'm²',
        why:
          blank.pieces.length > 1
            ? 'every piece of the set, without slots and offcuts'
            : 'the blank, without its slots and offcuts',
      },
      { label: 'Board', value: gsm, unit: 'g/m²', why: `grade ${board.value.grade.code}` },
      { label: 'Weight of a unit', value: kg * 1000, unit: 'g', why: 'area × grammage' },
    ],
  })
}
