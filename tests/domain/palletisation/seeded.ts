/** Parameters of a property: always the same examples. */
export const seeded = (numRuns: number) => ({ numRuns, seed: 20_260_401 })
