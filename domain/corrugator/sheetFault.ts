/** Sheet sizes a work centre takes, mm; a bound that is null is not known and binds nobody. */
export interface SheetLimits {
  readonly minLength: number | null
  readonly maxLength: number | null
  readonly minWidth: number | null
  readonly maxWidth: number | null
}

/** Why a sheet does not fit a work centre, as a phrase, or null when it does; bounds are inclusive. */
export function sheetFault(length: number, width: number, limits: SheetLimits): string | null {
  const fits =
    length >= (limits.minLength ?? 0) &&
    length <= (limits.maxLength ?? Number.POSITIVE_INFINITY) &&
    width >= (limits.minWidth ?? 0) &&
    width <= (limits.maxWidth ?? Number.POSITIVE_INFINITY)
  if (fits) return null
  const bounds = (min: number | null, max: number | null) => `${min ?? 0}-${max ?? 'any'}`
  const lengths = bounds(limits.minLength, limits.maxLength)
  const widths = bounds(limits.minWidth, limits.maxWidth)
  return `sheet ${length}x${width} outside ${lengths} x ${widths}`
}
