/** Milliseconds after which nobody would go by what stood there: what is older is not shown. */
export const goodFor = 7 * 24 * 3_600_000
