import type { RuleLine } from './ruleLine.ts'
import type { Point } from './stroke.ts'

const same = (a: Point, b: Point) => Math.abs(a.x - b.x) < 1e-6 && Math.abs(a.y - b.y) < 1e-6

const lieInLine = (a: RuleLine, b: RuleLine) =>
  (a.from.y === a.to.y && b.from.y === b.to.y) || (a.from.x === a.to.x && b.from.x === b.to.x)

/**
 * Joins the straight floors that continue each other into one: a slot's floor belongs half to either panel beside it.
 * Each floor runs from its low end to its high one.
 */
export function joinFloors(floors: readonly RuleLine[]): RuleLine[] {
  const joined: RuleLine[] = []
  for (const floor of floors.toSorted((a, b) => a.from.x - b.from.x || a.from.y - b.from.y)) {
    const before = joined.findIndex(other => same(other.to, floor.from) && lieInLine(other, floor))
    const first = joined[before]
    if (first === undefined) joined.push(floor)
    else joined[before] = { kind: 'line', rule: 'CUT', panel: first.panel, from: first.from, to: floor.to }
  }
  return joined
}
