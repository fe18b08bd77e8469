/** Query options of lists that change so rarely that one look an hour is enough, and that nobody waits for. */
export const referenceList = { staleTime: 3_600_000, meta: { quiet: true, patient: true } }
