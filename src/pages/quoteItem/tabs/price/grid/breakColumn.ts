import type { ReactNode } from 'react'
import type { Finding } from '#domain/quoteItem'

/** What the rules say of a cell: wrong, or worth a second look. */
export type Said = Pick<Finding, 'message' | 'severity'> & Partial<Pick<Finding, 'code'>>

/** What is wrong with a cell; undefined: nothing, or only worth a second look. */
export const wrongOf = (said: Said | undefined): string | undefined =>
  said?.severity === 'error' ? said.message : undefined

/** A column of breaks: what it is called, how wide it has to be, and what stands in it. */
export interface BreakColumn<Row> {
  readonly key: string
  /** The field of the break that stands in it; left out: it is called as the column. */
  readonly field?: string
  readonly head: string
  /** The least it needs, in pixels. */
  readonly width: number
  readonly cell: (row: Row, place: number) => ReactNode
  /** What the rules say of it; undefined: nothing. */
  readonly said?: (row: Row, place: number) => Said | undefined
  /** What a pasted number is given as; left out: it takes none. */
  readonly pasted?: (value: number) => Partial<Row>
  /** Only whole numbers belong in it. */
  readonly isWhole?: boolean
}
