import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import type { Choice } from '../../../components/editing/fields/SelectInput.tsx'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'
import type { CellOf, RowsPath } from './fieldPath.ts'
import { pastedTable } from './pastedTable.ts'
import { RowLine } from './RowLine.tsx'
import { useRowList } from './useRowList.ts'

/** What a cell of one's own is given. */
export interface CellProps<Path extends RowsPath> {
  /** The cell's path, for `SectionField` or `useSectionField`. */
  readonly path: `${Path}.${number}.${CellOf<Path>}`
  readonly label: string
  readonly index: number
}

interface SectionRowsProps<Path extends RowsPath> {
  readonly path: Path
  /** Choices of the columns whose codes come from a lookup. */
  readonly choices?: Readonly<Partial<Record<CellOf<Path>, readonly Choice[]>>>
  /** Cells that are drawn otherwise than their kind is. */
  readonly cells?: Readonly<Partial<Record<CellOf<Path>, (cell: CellProps<Path>) => ReactNode>>>
  /** The list's name above it; its label unless told, '' for none. */
  readonly title?: string
  /** The word for one row: `Add ink`. */
  readonly rowWord?: string
}

/** A table; where its columns have no room a card a row, each value under its column's name. */
const rowsLook =
  (columns: number): SxProps<Theme> =>
  ({ typography, palette }) => ({
    '& td, & th': { px: 0.5, py: 0.25 },
    [`@container (max-width: ${80 + columns * 122}px)`]: {
      '& thead': visuallyHidden,
      '&, & tbody': { display: 'block' },
      '& tbody tr': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        py: 0.5,
        borderBottom: `1px solid ${palette.divider}`,
      },
      '& tbody td': { border: 0 },
      '& td[data-cell]': { flex: '1 1 40%', textAlign: 'left' },
      '& td[data-cell] ~ td[data-cell]': { order: 1 },
      '& td[data-cell]::before': {
        content: 'attr(data-label)',
        display: 'block',
        fontSize: typography.caption.fontSize,
        color: palette.text.secondary,
      },
    },
  })

// What is hidden in the table stays in its box, and the box decides how it is laid out.
const box = { position: 'relative', overflowX: 'auto', containerType: 'inline-size' } as const

/** A list of rows as a table: added, copied, moved, removed, pasted from a spreadsheet. */
export function SectionRows<Path extends RowsPath>({
  path,
  choices,
  cells,
  title,
  rowWord = 'row',
}: SectionRowsProps<Path>) {
  const list = useRowList(path)
  const [dragged, setDragged] = useState<string | null>(null)
  const { about, rows, readOnly } = list
  const columns = Object.entries(about.fields)
  const name = title ?? about.label
  if (readOnly && rows.length === 0) return null

  const paste = (event: ClipboardEvent) => {
    const table = pastedTable(event.clipboardData.getData('text/plain'))
    const at = list.cellAt(event.target)
    if (readOnly || table === null || at === null) return
    event.preventDefault()
    list.paste(at, table)
  }
  return (
    <Box role="group" aria-label={about.label} onPaste={paste}>
      {name === '' ? null : (
        <Typography component="h3" variant="body2" sx={{ fontWeight: 500 }}>
          {name}
          {list.error === undefined ? null : (
            <Typography component="span" variant="caption" color="error" sx={{ ml: 1 }}>
              {list.error}
            </Typography>
          )}
        </Typography>
      )}
      <Box sx={box}>
        <Table size="small" aria-label={about.label} sx={rowsLook(columns.length)}>
          <TableHead>
            <TableRow>
              {readOnly ? null : (
                <TableCell sx={{ width: 28 }}>
                  <span style={visuallyHidden}>Move</span>
                </TableCell>
              )}
              {columns.map(([cell, { label, ...field }]) => (
                <TableCell key={cell} align={field.kind === 'number' ? 'right' : 'left'}>
                  {label}
                </TableCell>
              ))}
              {readOnly ? null : (
                <TableCell sx={{ width: 64 }}>
                  <span style={visuallyHidden}>Actions</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row, index) => (
              <RowLine
                key={row.key}
                path={path}
                list={list}
                row={row}
                index={index}
                choices={choices as Readonly<Record<string, readonly Choice[]>> | undefined}
                cells={cells as Readonly<Record<string, (cell: never) => ReactNode>> | undefined}
                dragged={dragged}
                onDrag={setDragged}
              />
            ))}
          </TableBody>
        </Table>
      </Box>
      {readOnly ? null : (
        <Button
          size="small"
          startIcon={<Add />}
          disabled={rows.length >= about.max}
          onClick={list.begin}
          ref={list.addRef}
        >
          Add {rowWord}
        </Button>
      )}
    </Box>
  )
}
