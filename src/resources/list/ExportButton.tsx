import FileDownloadIcon from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import type { ListColumn } from './listColumn.ts'
import { saveAsFile } from './saveAsFile.ts'
import { toCsv } from './toCsv.ts'

/** The most rows a list call answers at once. */
const most = 1000

interface ExportButtonProps<Row> {
  /** Name of the file, without its ending. */
  readonly name: string
  readonly columns: readonly ListColumn<Row>[]
}

/** Saves the rows that the filters let through, not only the page shown, as a file for spreadsheets. */
export function ExportButton<Row extends RaRecord>({ name, columns }: ExportButtonProps<Row>) {
  const { getData, total } = useListContext<Row>()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const rows = (await getData?.({ maxResults: most })) ?? []
      const lines = rows.map(row => columns.map(column => column.text(row)))
      saveAsFile(`${name}.csv`, toCsv([columns.map(({ label }) => label), ...lines]))
      if (total !== undefined && total > most)
        say(`The first ${most} of ${total} rows were exported.`, 'warning')
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<FileDownloadIcon />}
      loading={busy}
      loadingPosition="start"
      disabled={total === 0}
      onClick={save}
    >
      Export
    </Button>
  )
}
