/** What the confirm dialog asks. */
export interface Question {
  readonly title: string
  /** Text, or HTML, which is sanitised before it is shown. */
  readonly message: string
  /** Word on the button that agrees; `OK` unless told. */
  readonly ok?: string
  /** Word on the button that declines, `Cancel` unless told; false hides it (Esc still counts as cancel). */
  readonly cancel?: string | false
  /** Width in pixels; 400 unless told. */
  readonly width?: number
  /** Colours the OK button as something that can't be undone. */
  readonly destructive?: boolean
}
