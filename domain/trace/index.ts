/** One line of the account a calculation gives of itself: what was found, its unit, and why it is so. */
export interface TraceEntry {
  label: string
  value: number | string
  unit?: string
  why: string
}

/** The account of a whole calculation, in the order it was made. */
export type Trace = readonly TraceEntry[]
