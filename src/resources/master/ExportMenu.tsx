import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { type RaRecord, useDataProvider, useListContext } from 'react-admin'
import type { BoxwrightDataProvider } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import type { ListColumn } from '../list/listColumn.ts'
import { saveAsFile } from '../list/saveAsFile.ts'
import { toCsv } from '../list/toCsv.ts'
import { readAllRows } from './readAllRows.ts'

interface ExportMenuProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly columns: readonly ListColumn<Row>[]
}

/** Saves the rows that the filters let through with the columns in sight: as CSV, or as a workbook. */
export function ExportMenu<Row extends RaRecord>({ name, columns }: ExportMenuProps<Row>) {
  const { resource, sort, filterValues, total } = useListContext<Row>()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [busy, setBusy] = useState(false)

  const write = async (kind: 'csv' | 'xlsx') => {
    setAnchor(null)
    setBusy(true)
    try {
      const rows = await readAllRows<Row>(dataProvider, resource, { sort, filter: filterValues })
      const heads = columns.map(({ label }) => label)
      const lines = rows.map(row => columns.map(column => column.text(row)))
      if (kind === 'csv') saveAsFile(`${name}.csv`, toCsv([heads, ...lines]))
      else await (await import('./saveWorkbook.ts')).saveWorkbook(name, heads, lines)
      say(`${rows.length.toLocaleString('en-AU')} rows were exported.`, 'success')
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FileDownloadIcon />}
        loading={busy}
        loadingPosition="start"
        disabled={total === 0}
        aria-haspopup="menu"
        onClick={event => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void write('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => void write('xlsx')}>Excel workbook</MenuItem>
      </Menu>
    </>
  )
}
