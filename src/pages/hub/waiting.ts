import type { CallOutput } from '#contract/endpoint'
import type { quoteWorklist } from '#contract/quote-worklist'
import type { MenuEntry } from '../../layout/menu/entries.ts'

/** A worklist with the number of rows in it. */
export interface Waiting {
  readonly id: string
  readonly to: string
  readonly label: string
  readonly count: number
}

/**
 * What waits for a person: with themselves, with the sales reps they coordinate, in their workgroups, new work and samples
 * included; the worklists of their menu that are counted.
 */
export function waiting(
  menu: readonly MenuEntry[],
  { assignedToMe }: CallOutput<typeof quoteWorklist.counts>,
): Waiting[] {
  return menu.flatMap(entry => {
    const isAssigned = entry.id === 'assigned-to-me'
    const own = { id: 'me', to: '/assignedtome', label: 'Assigned to me', count: assignedToMe }
    if (entry.kind !== 'group') return isAssigned ? [own] : []
    const counted = entry.entries.flatMap(({ id, to, label, count }) =>
      count === undefined ? [] : [{ id, to, label: isAssigned ? `Assigned to ${label}` : label, count }],
    )
    return isAssigned ? [own, ...counted] : counted
  })
}
