/** The day in UTC of a moment, as `YYYY-MM-DD`. */
export const dayOf = (at: Date | number): string => new Date(at).toISOString().slice(0, 10)
