/** Where the form of a master reads and stores its record: a resource of its own, or a part of another record. */
export interface MasterStore<Row, Values> {
  /** Where a draft of the form is kept. */
  readonly place: string
  /** What is stored now, after somebody else was faster. */
  readonly reread: () => Promise<Row>
  /** Stores on top of a version, 0: a new one; answers what is stored. */
  readonly save: (values: Values, version: number) => Promise<Row>
  readonly remove: () => Promise<unknown>
}
