import type { Optional } from './optionPlace.ts'

const byLetter = (a: Optional, b: Optional): number =>
  (a.option?.letter ?? '') < (b.option?.letter ?? '') ? -1 : 1

/**
 * What a quote is asked for, each with its options beside each other by their letters, where the first of them stands. What
 * has no options, or is the last one left of them, is a need of its own.
 */
export function needsOf<Item extends Optional>(items: readonly Item[]): Item[][] {
  const groups = new Map<number, Item[]>()
  const needs: Item[][] = []
  for (const item of items) {
    const known = item.option === null ? undefined : groups.get(item.option.group)
    if (known !== undefined) {
      known.push(item)
      continue
    }
    const need = [item]
    needs.push(need)
    if (item.option !== null) groups.set(item.option.group, need)
  }
  return needs.map(need => need.toSorted(byLetter))
}

/** The same items with options beside each other, and without an option for the last one left of its need. */
export const inOptions = <Item extends Optional>(items: readonly Item[]): Item[] =>
  needsOf(items).flatMap(need => (need.length > 1 ? need : need.map(item => ({ ...item, option: null }))))
