import type { TruckLoad } from '#domain/palletisation'

/** What of a truck is full first, in words. */
export const fullFirst: Readonly<Record<TruckLoad['limitedBy'], string>> = {
  floor: 'the floor',
  height: 'the height',
  weight: 'the payload',
}
