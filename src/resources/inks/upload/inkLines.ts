import type { InkLine } from '#domain/inks'
import { sheetLines } from '../../../components/upload/sheetLines.ts'

/** The columns of a file of inks, each with the names it may have in the first line. */
const columns = {
  code: ['code', 'ink', 'ink code'],
  name: ['name', 'description'],
  colour: ['colour', 'color', 'hex'],
  process: ['process'],
  group: ['group', 'ink group'],
  vendor: ['vendor', 'supplier'],
  active: ['in use', 'active', 'isactive'],
} as const satisfies Record<Exclude<keyof InkLine, 'line'>, readonly string[]>

const required = ['code', 'name', 'colour', 'process', 'group'] as const

/** The most lines that one upload takes, and the most letters of a cell. */
const most = 5000
const longest = 200

const empty = { code: '', name: '', colour: '', process: '', group: '', vendor: null, active: null }

/** What a sheet says of inks: its lines, or why it can't be read as inks. */
export function inkLines(
  rows: readonly (readonly unknown[])[],
): { readonly lines: readonly InkLine[] } | { readonly problem: string } {
  const sheet = sheetLines(rows, columns, { required, most })
  if ('problem' in sheet) return sheet
  const short = (cells: object) =>
    Object.fromEntries(Object.entries(cells).map(([field, cell]) => [field, String(cell).slice(0, longest)]))
  return { lines: sheet.lines.map(({ line, cells }) => ({ ...empty, ...short(cells), line })) }
}
