/**
 * The cells of text copied from a spreadsheet, line by line; null for a text of one cell, which is pasted as it is. A
 * cell in quotation marks may hold tabs and line breaks.
 */
export function pastedTable(text: string): readonly (readonly string[])[] | null {
  if (!/[\t\n]/.test(text.trimEnd())) return null
  const lines: string[][] = [[]]
  const cells = text
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '')
    .matchAll(/("(?:[^"]|"")*"|[^\t\n]*)(\t|\n|$)/g)
  for (const [whole, cell = '', end] of cells) {
    if (whole === '' && end === '' && lines.length > 0 && lines.at(-1)?.length === 0) break
    const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
    lines.at(-1)?.push(plain.trim())
    if (end === '\n') lines.push([])
    if (end === '') break
  }
  return lines
}
