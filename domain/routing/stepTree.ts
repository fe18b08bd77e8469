import type { RouteNeed } from './routeJob.ts'

/** Sequences with common beginnings shared, so that no beginning is tried twice. */
export interface StepTree {
  /** Null at the root. */
  readonly need: RouteNeed | null
  readonly children: readonly StepTree[]
}

/**
 * Puts sequences into a tree; children keep the order of the sequences. None may be the beginning of another, which
 * despatch at the end of each sees to.
 */
export function stepTree(
  sequences: readonly (readonly RouteNeed[])[],
  need: RouteNeed | null = null,
): StepTree {
  const groups = new Map<string, { first: RouteNeed; rest: (readonly RouteNeed[])[] }>()
  for (const [first, ...rest] of sequences) {
    if (first === undefined) continue
    const key = JSON.stringify([first.operation, first.colours, first.capabilities, first.closes])
    const group = groups.get(key) ?? { first, rest: [] }
    group.rest.push(rest)
    groups.set(key, group)
  }
  return { need, children: [...groups.values()].map(({ first, rest }) => stepTree(rest, first)) }
}
