/** The day of a date that may have a time behind it: its first ten characters, `YYYY-MM-DD`. Source: 000 §3. */
export const orderDay = (date: string): string => date.trim().slice(0, 10)
