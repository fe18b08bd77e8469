/** Where the form of a master reads what is stored, and what happens once something is. */
export interface MasterStore<Row> {
  /** What is stored now, after somebody else was faster. */
  readonly reread: () => Promise<Row>
  readonly saved: (row: Row) => void
  /** Reads anew what shows it, after it was deactivated, activated or deleted. */
  readonly refresh: () => Promise<unknown>
  readonly removed: () => void
}
