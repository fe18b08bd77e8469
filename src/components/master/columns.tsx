import Box from '@mui/material/Box'
import { type ListColumn, plainColumn } from '../list/listColumn.ts'
import { ActiveSign } from './ActiveSign.tsx'

/** A column the server can sort by. */
export const sortedColumn = <Row,>(
  source: Extract<keyof Row, string>,
  label: string,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({ ...plainColumn<Row>(source, label), sortable: true, ...more })

/** The column that rows are known by. */
export const nameColumn = <Row extends { readonly isActive: boolean }>(
  source: Extract<keyof Row, string>,
  label: string,
): ListColumn<Row> =>
  sortedColumn<Row>(source, label, {
    show: row => (
      <Box component="span" sx={{ fontWeight: 500, ...(row.isActive ? {} : { color: 'text.secondary' }) }}>
        {String(row[source] ?? '')}
      </Box>
    ),
  })

/** A column of a list of codes. */
export const codesColumn = <Row,>(
  source: Extract<keyof Row, string>,
  label: string,
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({
  source,
  label,
  text: row => (Array.isArray(row[source]) ? row[source].join(', ') : ''),
  ...more,
})

/** Whether the row is in use. */
export const activeColumn = <Row extends { readonly isActive: boolean }>(
  more: Partial<ListColumn<Row>> = {},
): ListColumn<Row> => ({
  source: 'isActive' as Extract<keyof Row, string>,
  label: 'In use',
  sortable: true,
  text: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
  show: ({ isActive }) => <ActiveSign isActive={isActive} />,
  ...more,
})
