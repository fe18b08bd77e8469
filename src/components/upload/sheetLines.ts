/** The columns of a file, each with the names it may have in the first line, in small letters. */
export type SheetColumns<Field extends string> = Readonly<Record<Field, readonly string[]>>

/** A line of a sheet: its number in the file from 1, and its cells by column; a column that is not there has none. */
export interface SheetLine<Field extends string> {
  readonly line: number
  readonly cells: Readonly<Partial<Record<Field, string>>>
}

const textOf = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value).trim()

/** The most letters of a cell that are read. */
const longest = 1000

/**
 * The lines of a sheet below its first, which names the columns; or, in a sentence, why it can't be read: it has no
 * lines, more than `most`, or lacks a column of `required`. Empty lines are passed over.
 */
export function sheetLines<Field extends string>(
  rows: readonly (readonly unknown[])[],
  columns: SheetColumns<Field>,
  { required, most }: { readonly required: readonly Field[]; readonly most: number },
): { readonly lines: readonly SheetLine<Field>[] } | { readonly problem: string } {
  const heads = (rows[0] ?? []).map(head => textOf(head).toLowerCase())
  const places = (Object.keys(columns) as Field[])
    .map(field => ({ field, place: heads.findIndex(head => columns[field].includes(head)) }))
    .filter(({ place }) => place >= 0)
  const missing = required.filter(field => places.every(each => each.field !== field))
  if (missing.length > 0) {
    const names = missing.map(field => columns[field][0] ?? field)
    return { problem: `The first line must name the columns; missing: ${names.join(', ')}.` }
  }
  const lines = rows
    .map((row, index) => ({
      line: index + 1,
      cells: Object.fromEntries(
        places.map(({ field, place }) => [field, textOf(row[place]).slice(0, longest)]),
      ) as Partial<Record<Field, string>>,
    }))
    .slice(1)
    .filter(({ cells }) => Object.values(cells).some(cell => cell !== ''))
  if (lines.length === 0) return { problem: 'The file has no lines below its first.' }
  if (lines.length > most) return { problem: `A file may have ${most} lines at most.` }
  return { lines }
}
