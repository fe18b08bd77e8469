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

/**
 * A field as it is answered: of its kind, in whatever bounds it was stored. An item stays readable when a bound moves,
 * and the next save says what is out of it.
 */
const storedOf = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'text':
    case 'choice':
    case 'picture':
      return z.string()
    case 'number':
      return z.number().nullable()
    case 'flag':
      return z.boolean()
    case 'day':
      return z.string().nullable()
    case 'origin':
      return z.record(z.string(), z.record(z.string(), z.unknown())).nullable()
    case 'rows':
      return z.array(z.object({ key: z.string(), ...storedShapeOf(field.fields) }))
  }
}

const storedShapeOf = (fields: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedOf(field)]))

type Wire<Value> = z.ZodType<Value, Value>

/** The shape of a list's rows as they are answered. */
export const storedRows = <Row extends Fields>(field: RowsField<Row>) =>
  storedOf(field) as unknown as Wire<RowOf<Row>[]>

/** The shape of a section as it is sent, within the bounds of its fields; `id` names it in the reference. */
export const sectionSchema = <All extends Fields>(id: string, fields: All) =>
  z.object(shapeOf(fields)).meta({ id }) as unknown as Wire<Values<All>>

/** The shape of a section as it is answered; `id` names it in the reference. */
export const storedSection = <All extends Fields>(id: string, fields: All) =>
  z.object(storedShapeOf(fields)).meta({ id }) as unknown as Wire<Values<All>>
