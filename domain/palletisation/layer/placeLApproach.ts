import type { LShape } from './colourBound.ts'
import type { FiveBlockSearch } from './fiveBlock.ts'
import type { LSearch } from './lApproach.ts'
import type { LayerProblem } from './layerProblem.ts'
import { lCutParts } from './lCutParts.ts'
import { placeFiveBlock } from './placeFiveBlock.ts'
import { type PlaceBox, type Placement, placeWithin, turned } from './placement.ts'

/** Draws the layout an L search knows for `shape` (lengths in steps) that stands at `at`. */
export function placeLApproach(
  problem: LayerProblem,
  blocks: FiveBlockSearch,
  search: LSearch,
  shape: LShape,
  at: Placement,
  place: PlaceBox,
): void {
  const { points, pointWithin } = problem
  const within = (steps: number) => pointWithin[steps] ?? 0
  const wanted = [within(shape.X), within(shape.Y), within(shape.x), within(shape.y)] as const
  const [X, Y, x, y] = search.measures(search.piece(...wanted))
  const standing = search.isTurned(...wanted) ? turned(at) : at
  const cut = search.cut(search.piece(...wanted))
  if (cut === undefined) {
    // An L without a cut is one that no box was asked of.
    if (x === X) placeFiveBlock(problem, blocks, X, Y, standing, place)
    return
  }
  const own = { X: points[X] ?? 0, Y: points[Y] ?? 0, x: points[x] ?? 0, y: points[y] ?? 0 }
  for (const part of lCutParts(own, cut)) {
    const partAt = placeWithin(standing, part.x, part.y, part.flipX, part.flipY)
    placeLApproach(problem, blocks, search, part.shape, partAt, place)
  }
}
