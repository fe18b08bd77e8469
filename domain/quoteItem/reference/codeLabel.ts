/** A code of the reference data and what people read. */
export interface CodeLabel<Code extends string = string> {
  readonly code: Code
  readonly label: string
}
