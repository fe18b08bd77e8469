import { counted, date, money, tidy, yesNo } from '#domain/formats'
import type { Field } from './fields.ts'
import { loggedValue } from './loggedValue.ts'
import { rowsOf } from './path.ts'

interface Manner {
  /** What is said where there is no value. */
  readonly nothing?: string
  readonly withUnit?: boolean
}

const numberWords = (unit: string, value: number, withUnit: boolean): string => {
  if (unit === '$') return money(value)
  return unit === '' || !withUnit ? tidy(value, 3) : `${tidy(value, 3)} ${unit}`
}

/** A row, or an order of rows; of what an engine made in it there is nothing to read. */
function rowWords(cells: Readonly<Record<string, Field>>, value: unknown): string {
  if (Array.isArray(value)) return rowsOf(value).length > 0 ? counted(value.length, 'row') : 'another order'
  return Object.entries(value as Readonly<Record<string, unknown>>)
    .flatMap(([name, held]) => {
      const cell = cells[name]
      const isRead = cell !== undefined && cell.kind !== 'picture' && cell.kind !== 'origin'
      const words = isRead ? fieldWords(cell, held, { nothing: '' }) : ''
      return words === '' ? [] : [`${cell?.label}: ${words}`]
    })
    .join(', ')
}

/**
 * A value of a field in words: a choice by its name, a number with its unit unless told, a row with what stands in it,
 * `none` for nothing unless told. What was typed and is no number is said to be none, not to be nothing.
 */
export function fieldWords(
  field: Field,
  value: unknown,
  { nothing = 'none', withUnit = true }: Manner = {},
): string {
  if (value === null || value === undefined || value === '') return nothing
  if (Number.isNaN(value)) return 'not a number'
  // No order is of no rows.
  if (Array.isArray(value) && value.length === 0) return nothing
  if (typeof value === 'boolean') return yesNo(value)
  switch (field.kind) {
    case 'rows':
      return rowWords(field.fields, value)
    case 'number':
      return numberWords(field.unit, Number(value), withUnit)
    case 'choice':
      return (field.choices ?? field.names)?.find(({ code }) => code === value)?.label ?? String(value)
    case 'day':
      return date(String(value)) || String(value)
    case 'picture':
    case 'origin':
      return String(loggedValue(field, value))
    default:
      return String(value)
  }
}
