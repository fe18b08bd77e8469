import type { Pallets } from '#domain/quoteItem'

/** One unit as it lies on a pallet, mm. */
export interface UnitSize {
  readonly length: number
  readonly width: number
  readonly thickness: number
}

/** The size of a unit that was entered by hand; null while it is calculated, or not all of it is entered. */
export function enteredSize({
  isSizeEntered,
  foldedSizeLength: length,
  foldedSizeWidth: width,
  foldedSizeT: thickness,
}: Pallets): UnitSize | null {
  const isAbove = (value: number | null): value is number => value !== null && value > 0
  return isSizeEntered && isAbove(length) && isAbove(width) && isAbove(thickness)
    ? { length, width, thickness }
    : null
}
