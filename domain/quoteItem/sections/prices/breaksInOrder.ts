/** Breaks by quantity, the smallest first; those without one, or with what is no number, come last. The very same list where it is in order. */
export function breaksInOrder<Row extends { readonly priceQty: number | null }>(
  details: readonly Row[],
): readonly Row[] {
  const place = ({ priceQty }: Row) =>
    priceQty === null || Number.isNaN(priceQty) ? Number.POSITIVE_INFINITY : priceQty
  // Not by a difference: of two without a quantity that is no number.
  const ordered = details.toSorted((a, b) => (place(a) === place(b) ? 0 : place(a) < place(b) ? -1 : 1))
  return ordered.every((row, index) => row === details[index]) ? details : ordered
}
