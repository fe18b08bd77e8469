/** The breaks with a patch each from a place on; a patch with a quantity that finds no break makes one, up to the most. */
export function filledBreaks<Row extends { readonly priceQty: number | null }>(
  details: readonly Row[],
  from: number,
  patches: readonly Partial<Row>[],
  { most, newBreak }: { readonly most: number; readonly newBreak: (priceQty: number) => Row },
): Row[] {
  const filled = details.map((detail, place) => ({ ...detail, ...patches[place - from] }))
  const more = patches
    .slice(details.length - from)
    .flatMap(({ priceQty }) => (typeof priceQty === 'number' ? [newBreak(priceQty)] : []))
  return [...filled, ...more.slice(0, Math.max(0, most - details.length))]
}
