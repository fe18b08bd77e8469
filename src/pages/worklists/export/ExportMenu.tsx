import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { useDataProvider, useListContext } from 'react-admin'
import type { Page } from '#contract/client'
import type { CallInput, Endpoint } from '#contract/endpoint'
import type { BoxwrightDataProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import type { ListColumn } from '../../../resources/list/listColumn.ts'
import { saveAsFile } from '../../../resources/list/saveAsFile.ts'
import { toCsv } from '../../../resources/list/toCsv.ts'
import type { WorklistInput } from '../useWorklist.ts'
import type { WorklistRecord } from '../worklistKind.ts'
import { readAll } from './readAll.ts'

interface ExportMenuProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly call: Endpoint
  readonly input: WorklistInput
  /** The columns shown, in their order. */
  readonly columns: readonly ListColumn<Row>[]
}

/** Saves all rows that the filters let through, in the columns shown, as CSV or as an Excel file. */
export function ExportMenu<Row extends WorklistRecord>({ name, call, input, columns }: ExportMenuProps<Row>) {
  const { total } = useListContext<Row>()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [read, setRead] = useState<number | null>(null)
  const giveUp = useRef<AbortController | null>(null)

  const save = async (format: 'csv' | 'xlsx') => {
    setAnchor(null)
    const controller = new AbortController()
    giveUp.current = controller
    setRead(0)
    try {
      const rows = await readAll<Row>(
        (range, signal) =>
          dataProvider.callPage(
            call,
            { query: { ...input.query, range: JSON.stringify(range) } } as CallInput<Endpoint>,
            { signal },
          ) as Promise<Page<Row[]>>,
        { onProgress: setRead, signal: controller.signal },
      )
      const lines = [
        columns.map(({ label }) => label),
        ...rows.map(row => columns.map(column => column.text(row))),
      ]
      if (format === 'csv') saveAsFile(`${name}.csv`, toCsv(lines))
      else await (await import('./saveAsExcel.ts')).saveAsExcel(`${name}.xlsx`, lines)
    } catch (error) {
      if (controller.signal.aborted) say('The export was cancelled.', 'info')
      else sayFailure(error)
    } finally {
      setRead(null)
    }
  }

  if (read !== null) {
    return (
      <Button
        size="small"
        color="inherit"
        startIcon={<FileDownloadIcon />}
        onClick={() => giveUp.current?.abort()}
      >
        {total === undefined ? `${read} rows… Cancel` : `${read} of ${total}… Cancel`}
      </Button>
    )
  }
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FileDownloadIcon />}
        disabled={total === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        Export
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => void save('csv')}>CSV</MenuItem>
        <MenuItem onClick={() => void save('xlsx')}>Excel</MenuItem>
      </Menu>
    </>
  )
}
