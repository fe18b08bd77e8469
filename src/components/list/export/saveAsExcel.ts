import writeXlsxFile from 'write-excel-file/browser'
import type { ListColumn } from '../listColumn.ts'
import { excelCell } from './excelCell.ts'

type Head = Pick<ListColumn<never>, 'label' | 'align'>

/** Hands lines of texts to the browser's downloads as an Excel file; the column names stay in sight as the head. */
export async function saveAsExcel(
  name: string,
  head: readonly Head[],
  lines: readonly (readonly string[])[],
): Promise<void> {
  const data = [
    head.map(({ label, align }) => ({
      value: label,
      type: String,
      fontWeight: 'bold' as const,
      ...(align === undefined ? {} : { align }),
    })),
    ...lines.map(line => line.map((value, place) => excelCell(value, head[place]?.align === 'right'))),
  ]
  const columns = head.map(({ label }, place) => ({
    width: Math.min(
      60,
      lines.reduce((most, line) => Math.max(most, (line[place] ?? '').length), label.length) + 2,
    ),
  }))
  await writeXlsxFile(data, { columns, stickyRowsCount: 1 }).toFile(name)
}
