/** Inside size of a box in mm: length and width of the opening, depth from it to the bottom. */
export interface Size {
  readonly length: number
  readonly width: number
  readonly depth: number
}

/** What stands in the way of a blank: the field to change and what is wrong with it. */
export interface Problem {
  readonly field: string
  readonly message: string
}
