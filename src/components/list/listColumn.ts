import type { ReactNode } from 'react'

/** A column of a list: `text` is its value in words, also for the file; `show` what stands in the cell instead. */
export interface ListColumn<Row> {
  readonly source: Extract<keyof Row, string>
  readonly label: string
  readonly text: (row: Row) => string
  readonly show?: (row: Row) => ReactNode
  /** Pixels; as wide as its content unless told. */
  readonly width?: number
  readonly align?: 'right'
  /** Whether the server can sort by it. */
  readonly sortable?: boolean
  /** Out of sight until the person chooses it: always, or where the window is narrow. */
  readonly leftOut?: 'always' | 'narrow'
  /** Head, pixels and words beside few others, where less is enough. */
  readonly brief?: {
    readonly label: string
    readonly width: number
    readonly text?: (row: Row) => string
  }
  /** Takes the room that the others leave, unless somebody sized it. */
  readonly grows?: boolean
}

/** A column that shows a field as it is. */
export const plainColumn = <Row>(source: Extract<keyof Row, string>, label: string): ListColumn<Row> => ({
  source,
  label,
  text: row => String(row[source] ?? ''),
})
