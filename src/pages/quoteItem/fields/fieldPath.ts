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

type CellNames<One> = One extends { readonly kind: 'rows'; readonly fields: infer Row }
  ? keyof Row & string
  : never

type PathIn<All extends Fields> =
  | Exclude<keyof All & string, ListNames<All>>
  | { [Name in ListNames<All>]: `${Name}.${number}.${CellNames<All[Name]>}` }[ListNames<All>]

/** A list of rows of a section: `printing.inkCoverages`. */
export type RowsPath = { [Key in SectionKey]: `${Key}.${ListNames<FieldsOf<Key>>}` }[SectionKey]

/** A field of a section as the form names it: `product.length`, `printing.inkCoverages.0.inkCode`. */
export type SectionFieldPath = { [Key in SectionKey]: `${Key}.${PathIn<FieldsOf<Key>>}` }[SectionKey]

/** The names of the cells of a list's rows. */
export type CellOf<Path extends RowsPath> = Path extends `${infer Key extends SectionKey}.${infer Name}`
  ? Name extends keyof FieldsOf<Key>
    ? CellNames<FieldsOf<Key>[Name]>
    : never
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
  const [section = '', name = '', row, cell] = path.split('.')
  if (isSectionKey(section)) {
    const field = fieldAt(section, cell === undefined ? name : `${name}[${row}].${cell}`)
    if (field !== undefined) return { section, name, row: row === undefined ? null : Number(row), field }
  }
  throw new RangeError(`no section has a field ${path}`)
}
