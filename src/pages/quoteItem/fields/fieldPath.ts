import {
  type Field,
  type Fields,
  fieldAt,
  isSectionKey,
  type SectionKey,
  type sections,
} from '#domain/quoteItem'

type FieldsOf<Key extends SectionKey> = (typeof sections)[Key]['fields']

type ListNames<All extends Fields> = {
  [Name in keyof All]: All[Name] extends { readonly kind: 'rows' } ? Name : never
}[keyof All] &
  string

type CellNames<One> = One extends { readonly kind: 'rows'; readonly fields: infer Row extends Fields }
  ? Exclude<keyof Row & string, ListNames<Row>>
  : never

type RowFields<One> = One extends { readonly kind: 'rows'; readonly fields: infer Row extends Fields }
  ? Row
  : never

type PathIn<All extends Fields> =
  | Exclude<keyof All & string, ListNames<All>>
  | { [Name in ListNames<All>]: `${Name}.${number}.${PathIn<RowFields<All[Name]>>}` }[ListNames<All>]

/** Every list of the fields, those in the rows of another too. */
type ListsIn<All extends Fields> =
  | ListNames<All>
  | { [Name in ListNames<All>]: `${Name}.${number}.${ListsIn<RowFields<All[Name]>>}` }[ListNames<All>]

/** A list of rows of a section: `printing.inkCoverages`, `design.designSteps.0.stepCreases`. */
export type RowsPath = { [Key in SectionKey]: `${Key}.${ListsIn<FieldsOf<Key>>}` }[SectionKey]

/** A field of a section as the form names it: `product.length`, `printing.inkCoverages.0.inkCode`. */
export type SectionFieldPath = { [Key in SectionKey]: `${Key}.${PathIn<FieldsOf<Key>>}` }[SectionKey]

type CellsAt<All extends Fields, Place extends string> = Place extends keyof All
  ? CellNames<All[Place]>
  : Place extends `${infer Name}.${number}.${infer Inside}`
    ? Name extends keyof All
      ? CellsAt<RowFields<All[Name]>, Inside>
      : never
    : never

/** The names of the cells of a list's rows. */
export type CellOf<Path extends RowsPath> = Path extends `${infer Key extends SectionKey}.${infer Place}`
  ? CellsAt<FieldsOf<Key>, Place>
  : never

/** A field with where it stands. */
export interface PlacedField {
  readonly section: SectionKey
  /** The section's field: of a cell, its list. */
  readonly name: string
  /** Place of the row from 0; null for a field that is no cell. */
  readonly row: number | null
  readonly field: Field
}

/** The field that a form's name stands for. Throws a RangeError when there is none. */
export function placedField(path: SectionFieldPath | RowsPath): PlacedField {
  const [section = '', ...parts] = path.split('.')
  const [name = '', row] = parts
  if (isSectionKey(section)) {
    const field = fieldAt(section, parts.join('.').replace(/\.(\d+)(?=\.|$)/g, '[$1]'))
    if (field !== undefined) return { section, name, row: row === undefined ? null : Number(row), field }
  }
  throw new RangeError(`no section has a field ${path}`)
}
