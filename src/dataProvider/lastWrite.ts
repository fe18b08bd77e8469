let at = 0

/** Says that this window changed something on the server: what it read before may no longer be so. */
export const noteWrite = (): void => {
  at = Date.now()
}

/** When this window last changed something, milliseconds since 1970; 0: never. */
export const lastWrite = (): number => at
