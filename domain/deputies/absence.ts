/** Days on which somebody decides what waits for a person who is away. Days are `YYYY-MM-DD`, both included. */
export interface Absence {
  /** Login of who is away. */
  readonly login: string
  /** Login of who decides for them. */
  readonly deputy: string
  readonly fromDay: string
  readonly toDay: string
}
