/**
 * Where a value stands in a section: a field's name (`length`), a row by its key (`inkCoverages[k3]`), or a cell of a row
 * (`inkCoverages[k3].inkCode`), which may be a list of rows itself (`designSteps[k1].stepCreases[c2].value`).
 */
export interface Place {
  readonly field: string
  /** Key of the row; null for the field itself. */
  readonly row: string | null
  /** Where it stands in the row, as a path of its own; null for the row as a whole. */
  readonly cell: string | null
}

const pattern = /^([^.[\]]+)(?:\[([^\]]*)\](?:\.(.+))?)?$/

/** The parts of a path; a text that is no path is a field of that name. */
export function placeOf(path: string): Place {
  const found = pattern.exec(path)
  return { field: found?.[1] ?? path, row: found?.[2] ?? null, cell: found?.[3] ?? null }
}

/** The path of a row, or of one of its cells. */
export const rowPath = (field: string, key: string, cell?: string): string =>
  cell === undefined ? `${field}[${key}]` : `${field}[${key}].${cell}`

/** The field a path begins with: the workflow's rule of a row is that of its list. */
export const firstField = (path: string): string => placeOf(path).field

/** A row of a list as anything that is stored or typed. */
interface AnyRow {
  readonly key: string
  readonly [cell: string]: unknown
}

const isRow = (value: unknown): value is AnyRow =>
  typeof value === 'object' && value !== null && 'key' in value && typeof value.key === 'string'

/** The rows of a list; nothing that is no row of one. */
export const rowsOf = (value: unknown): readonly AnyRow[] => (Array.isArray(value) ? value.filter(isRow) : [])

/** What stands at a path of the values; undefined when there is no such field or row. */
export function valueAt(values: object, path: string): unknown {
  const { field, row, cell } = placeOf(path)
  const value: unknown = (values as Readonly<Record<string, unknown>>)[field]
  if (row === null) return value
  const found = rowsOf(value).find(({ key }) => key === row)
  return cell === null || found === undefined ? found : valueAt(found, cell)
}

/** The path with the row's place instead of its key, as forms name their fields: `inkCoverages.0.inkCode`. */
export function formName(values: object, path: string): string | null {
  const { field, row, cell } = placeOf(path)
  if (row === null) return field
  const list = rowsOf((values as Readonly<Record<string, unknown>>)[field])
  const index = list.findIndex(({ key }) => key === row)
  const place = list[index]
  if (place === undefined) return null
  if (cell === null) return `${field}.${index}`
  const inside = formName(place, cell)
  return inside === null ? null : `${field}.${index}.${inside}`
}

/** The other way round: the path of what a form names `inkCoverages.0.inkCode`. */
export function pathOfName(values: object, name: string): string {
  const [field = name, index, ...inside] = name.split('.')
  if (index === undefined) return field
  const row = rowsOf((values as Readonly<Record<string, unknown>>)[field])[Number(index)]
  if (row === undefined) return field
  return rowPath(field, row.key, inside.length === 0 ? undefined : pathOfName(row, inside.join('.')))
}
