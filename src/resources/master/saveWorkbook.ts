import writeExcelFile from 'write-excel-file/browser'

const widthOf = (texts: readonly string[]): number =>
  Math.min(60, Math.max(8, ...texts.map(text => text.length + 2)))

/** Hands a workbook with one sheet of texts, its first line being the column names, to the browser's downloads. */
export async function saveWorkbook(
  name: string,
  heads: readonly string[],
  lines: readonly (readonly string[])[],
): Promise<void> {
  const head = heads.map(value => ({ value, type: String, fontWeight: 'bold' as const }))
  const body = lines.map(line => line.map(value => ({ value, type: String })))
  await writeExcelFile([head, ...body], {
    columns: heads.map((text, place) => ({
      width: widthOf([text, ...lines.map(line => line[place] ?? '')]),
    })),
    stickyRowsCount: 1,
  }).toFile(`${name}.xlsx`)
}
