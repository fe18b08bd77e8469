/** What is wrong with a field of a quote's header. */
export interface HeaderFinding {
  readonly field: string
  readonly message: string
}
