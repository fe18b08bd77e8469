/** Creases of a whole sheet: the blank's own, in reverse on an inverted sheet, once for each blank beside another. */
export function arrangeCreases(
  creases: readonly number[],
  options: { readonly isInverted?: boolean; readonly numberUp?: number } = {},
): number[] {
  const one = options.isInverted ? [...creases].reverse() : creases
  return Array.from({ length: options.numberUp ?? 1 }, () => one).flat()
}
