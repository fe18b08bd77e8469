import type { WorklistChanged } from '#contract/hub'

/** What a row of a list shows of a thing that events tell of, and the hash key it shows it at. */
export interface ShownStanding {
  readonly of: 'items' | 'samples'
  readonly id: number
  readonly hashKey: string
}

/** Whether the rows show all that the event tells already, as after an action of one's own. */
export function isShown(
  { what, items, samples = [] }: Pick<WorklistChanged, 'what' | 'items' | 'samples'>,
  rows: readonly ShownStanding[],
): boolean {
  const told: ShownStanding[] = [
    ...items.map(({ id, hashKey }) => ({ of: 'items' as const, id, hashKey })),
    ...samples.map(({ id, hashKey }) => ({ of: 'samples' as const, id, hashKey })),
  ]
  return (
    what === 'acted' &&
    told.length > 0 &&
    told.every(({ of, id, hashKey }) => {
      // An item with several orders has a row for each.
      const about = rows.filter(row => row.of === of && row.id === id)
      return about.length > 0 && about.every(row => row.hashKey === hashKey)
    })
  )
}
