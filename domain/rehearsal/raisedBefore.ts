import { counted, dateTime } from '#domain/formats'
import type { Shock } from './shock.ts'

/** Another rehearsal that gave items new prices by the same shock, since when, and how many. */
export interface RaisedBefore {
  readonly name: string
  readonly at: string
  readonly items: number
}

/** Whether two shocks change the same by as much; in which order papers and plants were chosen does not matter. */
export function isSameShock(one: Shock, other: Shock): boolean {
  const plain = ({ papers, closedPlants, ...percents }: Shock) =>
    JSON.stringify([
      ...[percents.paperPercent, percents.energyPercent, percents.labourPercent],
      ...[percents.inkPercent, percents.filmPercent, percents.freightPercent],
      ...[papers.toSorted(), closedPlants.toSorted()],
    ])
  return plain(one) === plain(other)
}

/** Which rehearsal gave items new prices by the same shock, in a sentence. */
export const raisedBeforeWords = ({ name, at, items }: RaisedBefore, timeZone?: string): string =>
  `Rehearsal “${name}” made new prices by the very same change: ${counted(items, 'item')} of these ${items === 1 ? 'has' : 'have'} them, the last since ${dateTime(at, timeZone)}.`
