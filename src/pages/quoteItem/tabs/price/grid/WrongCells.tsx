import Typography from '@mui/material/Typography'
import type { BreakColumn } from './breakColumn.ts'

interface WrongCellsProps<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly BreakColumn<Row>[]
  readonly nameOf: (row: Row, place: number) => string
}

/** What has words of its own elsewhere: an empty cell is marked and no more, and a price under its floor is asked why. */
const saidElsewhere: readonly (string | undefined)[] = ['required', 'price-floor']

/** Says in words what was entered wrong or is worth a second look, a line a cell: a colour alone says neither. */
export function WrongCells<Row extends { readonly key: string }>({
  rows,
  columns,
  nameOf,
}: WrongCellsProps<Row>) {
  const lines = rows.flatMap((row, place) =>
    columns.flatMap(({ key, head, said, pasted, isWhole }) => {
      const finding = pasted === undefined ? undefined : said?.(row, place)
      // Of a whole number that can't be read the cell itself asks.
      if (isWhole === true && Number.isNaN(row[key as keyof Row])) return []
      if (finding === undefined || saidElsewhere.includes(finding.code)) return []
      const line = `${head} of ${nameOf(row, place)}: ${finding.message}`
      return [
        { key: `${row.key}.${key}`, line, color: finding.severity === 'error' ? 'error' : 'warning.dark' },
      ]
    }),
  )
  return (
    <div role="status">
      {lines.map(({ key, line, color }) => (
        <Typography key={key} variant="body2" color={color}>
          {line}
        </Typography>
      ))}
    </div>
  )
}
