import Typography from '@mui/material/Typography'
import type { BreakColumn } from './breakColumn.ts'

interface WrongCellsProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly BreakColumn<Row>[]
  readonly nameOf: (row: Row, place: number) => string
}

/** Says in words what was entered wrong, a line a cell; one that is only empty is marked and no more. */
export function WrongCells<Row extends { readonly key: string }>({
  rows,
  columns,
  nameOf,
}: WrongCellsProps<Row>) {
  const lines = rows.flatMap((row, place) =>
    columns.flatMap(({ key, head, said, pasted }) => {
      const finding = pasted === undefined ? undefined : said?.(row, place)
      if (finding?.severity !== 'error' || finding.code === 'required') return []
      return [{ key: `${row.key}.${key}`, line: `${head} of ${nameOf(row, place)}: ${finding.message}` }]
    }),
  )
  return (
    <div role="status">
      {lines.map(({ key, line }) => (
        <Typography key={key} variant="body2" color="error">
          {line}
        </Typography>
      ))}
    </div>
  )
}
