/** What the server has of a header or a section, and the version it was read at. */
export interface Stored<Values> {
  readonly version: number
  readonly values: Values
}

/** Two saves that met: what both started from, what the person entered and what is stored by now. */
export interface Conflict<Values, From extends { readonly values: Values } = Stored<Values>> {
  readonly base: From
  readonly mine: Values
  readonly theirs: From
  /** The server's own sentence: who was faster. */
  readonly message: string
}
