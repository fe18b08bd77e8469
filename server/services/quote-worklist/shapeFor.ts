import { type Shape, shapeOf } from '../../database/shapes.ts'
import type { Person } from '../../person/person.ts'
import { sharedRights } from '../../person/sharedRights.ts'
import { type ConditionDeps, conditionOf, isWalked, type WorklistQuery, walkedTo } from './condition.ts'
import { isAnybodys } from './scope.ts'

export type ShapeDeps = ConditionDeps

const remembered = new WeakMap<object, Map<string, Shape>>()
const rememberedAtMost = 50

/**
 * The condition of the worklist taken apart; remembered as long as the person's rights are and the day lasts, of a
 * workgroup's list for everybody with the same rights. `most`: see `conditionOf`.
 */
export function shapeFor(
  deps: ShapeDeps,
  person: Person,
  query: WorklistQuery,
  most = walkedTo(query),
): Shape {
  const { range: _, sort, ...which } = query
  // Walks of indexes are as long as the page is far, and in its order.
  const walked = isWalked(query) ? [sort, most] : null
  const key = JSON.stringify([which, deps.today(), walked])
  const whose = isAnybodys(query) ? sharedRights(person) : person
  const known = remembered.get(whose) ?? new Map<string, Shape>()
  remembered.set(whose, known)
  const before = known.get(key)
  if (before !== undefined) return before
  if (known.size >= rememberedAtMost) known.clear()
  const shape = shapeOf(conditionOf(deps, person, query, most))
  known.set(key, shape)
  return shape
}
