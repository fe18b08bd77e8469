let at = 0

/** Says that this window changed something on the server: what it read before may no longer be so. */
export const noteWrite = (): void => {
  at = Date.now()
}

/** When this window last changed something, milliseconds since 1970; 0: never. */
export const lastWrite = (): number => at

/**
 * A `staleTime`: what was read is as good as new for so many milliseconds, unless this window changed something since, the holder
 * of the item perhaps.
 */
export const freshFor =
  (milliseconds: number) =>
  ({ state }: { readonly state: { readonly dataUpdatedAt: number } }): number =>
    state.dataUpdatedAt > at ? milliseconds : 0
