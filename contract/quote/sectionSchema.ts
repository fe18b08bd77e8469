import { z } from 'zod'
import { text } from '#domain/messages'
import type { Field, Fields, NumberField, RowOf, RowsField, Values } from '#domain/quoteItem'
import { words } from './fields.ts'

const numeric = (issue: { readonly code?: string | undefined }) =>
  issue.code === 'invalid_type' ? text('formNumeric') : undefined

const numberOf = ({ min, max, whole }: NumberField) => {
  const bounded = z
    .number({ error: numeric })
    .min(min, text('formMin', { min }))
    .max(max, text('formMax', { max }))
  return (whole ? bounded.multipleOf(1, 'must be a whole number') : bounded).nullable()
}

/** The key a row keeps for life. */
const rowKey = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'not valid')

const hasOwnKeys = (rows: readonly { readonly key: unknown }[]): boolean =>
  new Set(rows.map(({ key }) => key)).size === rows.length

/** What a calculation takes of an item is a few dozen values. */
const isShort = (value: unknown): boolean => JSON.stringify(value).length <= 20_000

const schemaOf = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'text':
    case 'choice':
      return words(field.max)
    case 'number':
      return numberOf(field)
    case 'flag':
      return z.boolean()
    case 'day':
      return z.iso.date('Invalid date').nullable()
    case 'picture':
      return words(field.max).regex(/^(<svg[ >].*<\/svg>)?$/su, 'must be an SVG drawing')
    case 'origin':
      return z.record(z.string(), z.record(z.string(), z.unknown())).refine(isShort, 'is too long').nullable()
    case 'rows':
      return z
        .array(z.object({ key: rowKey, ...shapeOf(field.fields) }))
        .max(field.max, `must be at most ${field.max} rows`)
        .refine(hasOwnKeys, 'two rows have the same key')
  }
}

const shapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))

/** The shape of a list's rows on the wire. */
export const rowsSchema = <Row extends Fields>(field: RowsField<Row>) =>
  schemaOf(field) as unknown as z.ZodType<RowOf<Row>[], RowOf<Row>[]>

/** The shape of a section on the wire, from its fields; `id` names it in the reference. */
export const sectionSchema = <All extends Fields>(id: string, fields: All) =>
  z.object(shapeOf(fields)).meta({ id }) as unknown as z.ZodType<Values<All>, Values<All>>
