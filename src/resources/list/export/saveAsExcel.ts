import writeXlsxFile from 'write-excel-file/browser'

/** Hands lines of texts to the browser's downloads as an Excel file; the first line stays in sight as the head. */
export async function saveAsExcel(name: string, lines: readonly (readonly string[])[]): Promise<void> {
  const [head = [], ...rows] = lines
  const data = [
    head.map(value => ({ value, type: String, fontWeight: 'bold' as const })),
    // Texts, whatever they look like: nothing of a row is run as a formula.
    ...rows.map(row => row.map(value => ({ value, type: String }))),
  ]
  const columns = head.map((label, place) => ({
    width: Math.min(
      60,
      rows.reduce((most, row) => Math.max(most, (row[place] ?? '').length), label.length) + 2,
    ),
  }))
  await writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toFile(name)
}
