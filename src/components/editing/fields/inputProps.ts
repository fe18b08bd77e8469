import type { ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'

/** What every input of a form is given. */
export interface InputProps<Values extends FieldValues> {
  readonly name: FieldPath<Values>
  readonly label: string
  /** Columns of the group's grid it takes: a number, or the whole row. */
  readonly span?: number | 'row' | undefined
  /** Said under it while nothing is wrong. */
  readonly helperText?: ReactNode
  /** It stands in a table, under its column's heading: the label is only spoken. */
  readonly isCell?: boolean | undefined
}

/** The grid placement of an input. */
export const spanned = (span: InputProps<FieldValues>['span']) =>
  span === undefined ? {} : { gridColumn: span === 'row' ? '1 / -1' : `span ${span}` }
