import type { PadBreak } from '../padInputs.ts'

const at = ({ quantity }: PadBreak) => quantity ?? Number.POSITIVE_INFINITY

/** Places of the breaks by their quantity, the smallest first; one without a quantity stays last. */
export const sortedPlaces = (breaks: readonly PadBreak[]): number[] =>
  breaks
    .map((each, place) => ({ place, quantity: at(each) }))
    .sort((a, b) => (a.quantity === b.quantity ? a.place - b.place : a.quantity - b.quantity))
    .map(({ place }) => place)

/** Breaks by their quantity, the smallest first; one without a quantity stays last. */
export const sortedBreaks = (breaks: readonly PadBreak[]): PadBreak[] =>
  sortedPlaces(breaks).flatMap(place => breaks[place] ?? [])
