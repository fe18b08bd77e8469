/** Texts that a spreadsheet would run as a formula are kept from it by a quote sign. */
const harmless = (text: string): string =>
  /^[\t\r\n]|^\s*[=+\-@＝＋－＠]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text

const cell = (value: string): string => {
  const safe = harmless(value)
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of texts as CSV (RFC 4180), the first line being the column names. */
export function toCsv(lines: readonly (readonly string[])[]): string {
  return lines.map(line => line.map(cell).join(',')).join('\r\n')
}
