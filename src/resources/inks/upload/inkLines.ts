import type { InkLine } from '#domain/inks'

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

const optional: readonly string[] = ['vendor', 'active']

const textOf = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? '' : String(value).trim()

/** What a sheet says of inks: its lines, or why it can't be read as inks. Empty lines are passed over. */
export function inkLines(
  rows: readonly (readonly unknown[])[],
): { readonly lines: readonly InkLine[] } | { readonly problem: string } {
  const heads = (rows[0] ?? []).map(head => textOf(head).toLowerCase())
  const placeOf = (names: readonly string[]) => heads.findIndex(head => names.includes(head))
  const places = Object.entries(columns).map(([key, names]) => [key, placeOf(names)] as const)
  const missing = places.filter(([key, place]) => place < 0 && !optional.includes(key)).map(([key]) => key)
  if (missing.length > 0) {
    return { problem: `The first line must name the columns; missing: ${missing.join(', ')}.` }
  }
  const lines = rows
    .map((row, index) => {
      const cells = Object.fromEntries(places.map(([key, place]) => [key, textOf(row[place]).slice(0, 200)]))
      return { line: index + 1, ...cells } as unknown as InkLine
    })
    .slice(1)
    .filter(({ line: _, ...cells }) => Object.values(cells).some(cell => cell !== ''))
  return lines.length === 0 ? { problem: 'The file has no lines below its first.' } : { lines }
}
