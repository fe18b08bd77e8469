import type { FiveBlockSearch } from './fiveBlock.ts'
import type { LayerProblem } from './layerProblem.ts'
import { type PlaceBox, type Placement, placeThrough, placeWithin, turned } from './placement.ts'
import { placeRows } from './placeRows.ts'

/** Draws the layout a five-block search knows for the rectangle of points `i` by `j` that stands at `at`. */
export function placeFiveBlock(
  problem: LayerProblem,
  search: FiveBlockSearch,
  i: number,
  j: number,
  at: Placement,
  place: PlaceBox,
): void {
  if (i < j) {
    placeFiveBlock(problem, search, j, i, turned(at), place)
    return
  }
  const { points, pointWithin } = problem
  const point = (index: number) => points[index] ?? 0
  const between = (to: number, from: number) => pointWithin[point(to) - point(from)] ?? 0
  const part = (fromX: number, fromY: number, extentX: number, extentY: number) =>
    placeFiveBlock(problem, search, extentX, extentY, placeWithin(at, point(fromX), point(fromY)), place)

  const cut = search.cut(search.rectangle(i, j))
  if (cut === undefined) placeRows(problem, point(i), point(j), placeThrough(at, place))
  else if (cut.kind === 'across') {
    part(0, 0, cut.x, j)
    part(cut.x, 0, between(i, cut.x), j)
  } else if (cut.kind === 'along') {
    part(0, 0, i, cut.y)
    part(0, cut.y, i, between(j, cut.y))
  } else {
    const { x1, x2, y1, y2 } = cut
    part(0, y1, x1, between(j, y1))
    part(0, 0, x2, y1)
    part(x2, 0, between(i, x2), y2)
    part(x1, y2, between(i, x1), between(j, y2))
    part(x1, y1, between(x2, x1), between(y2, y1))
  }
}
