import type { Optional } from './optionPlace.ts'

/** The first of what was taken that is another option of a need already taken, with the one it competes with; null: there is none. */
export function takenTwice<Item extends Optional>(
  taken: readonly Item[],
): { readonly place: number; readonly first: Item; readonly second: Item } | null {
  for (const [place, second] of taken.entries()) {
    const first = taken
      .slice(0, place)
      .find(({ option }) => option !== null && option.group === second.option?.group)
    if (first !== undefined) return { place, first, second }
  }
  return null
}
