/** What of an item decides its hash key. */
export interface Versioned {
  readonly id: number
  /** Grows with every move of the item. */
  readonly workflowVersion: number
}

/** What a row of an item is recognised by when someone acts on it; no units, no errors. Source: 001 §7 (`hashKey`). */
export const hashKeyOf = ({ id, workflowVersion }: Versioned): string =>
  `${id.toString(36)}.${workflowVersion.toString(36)}`
