/** Id and version of a save by a call that tells a new one by their absence. */
export const savedFrom = <Id extends string | number>(
  id: Id,
  version: number,
): { id: Id; version: number } | Record<never, never> => (version === 0 ? {} : { id, version })
