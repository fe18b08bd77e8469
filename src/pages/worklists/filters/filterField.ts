interface Choice {
  readonly code: string
  readonly description: string
}

/** How a filter by codes takes them; nothing chosen means all. */
export type FilterOperator = 'is' | 'isNot'

/** One of a few parts of a list; it stands in the address, so that a link leads to the same rows. */
export interface SwitchField {
  readonly kind: 'switch'
  /** Its name in the call's `filter`. */
  readonly source: string
  readonly label: string
  /** Its name in the address; the first choice is not written there. */
  readonly address: string
  /** Whether the choices wait in a menu, and narrow the list as a filter does, instead of all being in sight. */
  readonly isMenu?: boolean
  readonly choices: readonly {
    readonly value: string
    readonly label: string
    /** What the call is asked for; undefined leaves the filter out. */
    readonly asked?: unknown
  }[]
  /** Said when the choice leaves no row; with the way back to the first choice. */
  readonly empty?: Readonly<Record<string, { readonly title: string; readonly text: string }>>
}

/** Several codes of a list of them, kept in the person's settings and true in every worklist of the kind. */
export interface CodesField {
  readonly kind: 'codes'
  readonly source: string
  readonly label: string
  /** Shown when nothing is chosen. */
  readonly all: string
  readonly storeKey: string
  /** What is chosen until the person chooses. */
  readonly initial?: readonly string[]
  /** A hook that answers what can be chosen; empty while, and when, it can't be read. */
  readonly useChoices: () => readonly Choice[]
  /** Whether the call also takes `operators: { [source]: 'isNot' }`. */
  readonly negatable?: boolean
}

/** A filter of a worklist, beside the search. */
export type FilterField = SwitchField | CodesField
