import type { Problem } from '#domain/boxGeometry'
import type { Failing } from '#domain/estimating'
import type { Estimate } from '../estimate.ts'

/** What keeps the pad from its figures, and where on it that is said: once, at the first of them. */
export interface Cause {
  readonly failing: Failing
  /** The group of inputs, or the panel. */
  readonly at: 'box' | 'board' | 'pallet'
  readonly problems: readonly Problem[]
}

const steps = [
  { part: 'box', failing: 'box', at: 'box' },
  { part: 'board', failing: 'board', at: 'board' },
  { part: 'unit', failing: 'box', at: 'box' },
  { part: 'route', failing: 'making', at: 'box' },
  { part: 'pallet', failing: 'pallet', at: 'pallet' },
] as const satisfies readonly { part: keyof Estimate; failing: Failing; at: Cause['at'] }[]

/** The first thing that fails; what is wrong with a quantity is said by its field, and what builds on a part is silent. */
export function causeOf(estimate: Estimate): Cause | null {
  for (const { part, failing, at } of steps) {
    const found = estimate[part]
    if (!found.ok && !found.isElsewhere) return { failing, at, problems: found.problems }
  }
  return null
}
