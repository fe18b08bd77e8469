import type { Field, Fields } from '#domain/quoteItem'

/** A field that the XML has. */
export type WrittenField = Exclude<Field, { kind: 'origin' }>

/** The fields that the XML has, with their names: what a result was calculated from is the workspace's own. */
export const writtenFields = (fields: Fields): [string, WrittenField][] =>
  Object.entries(fields).flatMap(([name, field]) => (field.kind === 'origin' ? [] : [[name, field]]))
