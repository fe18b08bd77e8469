import { type Field, rowsOf } from '#domain/quoteItem'

/** Whether a kept value may stand in the field: the fields may be others since it was kept. */
export function fits(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'picture':
      return typeof value === 'string'
    case 'number':
      return value === null || typeof value === 'number'
    case 'flag':
      return typeof value === 'boolean'
    case 'day':
      return value === null || typeof value === 'string'
    case 'origin':
      return value === null || (typeof value === 'object' && !Array.isArray(value))
    case 'rows':
      return (
        Array.isArray(value) &&
        rowsOf(value).length === value.length &&
        rowsOf(value).every(row =>
          Object.entries(field.fields).every(([name, cell]) => fits(cell, row[name])),
        )
      )
  }
}
