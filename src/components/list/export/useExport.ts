import { useRef, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import type { ListColumn } from '../listColumn.ts'
import { type AskRows, readAll } from './readAll.ts'
import { toCsv } from './toCsv.ts'

/** Hands `content` to the browser's downloads. The mark at the start lets spreadsheets read it as UTF-8. */
function saveAsFile(name: string, content: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', content], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

/** What an export is of. */
export interface ExportOf<Row> {
  /** Name of the file, without its ending. */
  readonly name: string
  /** The columns shown, in their order. */
  readonly columns: readonly ListColumn<Row>[]
  readonly ask: AskRows<Row>
}

/** Saves all rows of a list as a file: `read` counts them while that goes on, null when it doesn't. */
export function useExport<Row extends RaRecord>({ name, columns, ask }: ExportOf<Row>) {
  const say = useSay()
  const sayFailure = useSayFailure()
  const [read, setRead] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)

  const save = async (format: 'csv' | 'xlsx') => {
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setRead(0)
    try {
      const rows = await readAll(ask, { onProgress: setRead, signal })
      const lines = rows.map(row => columns.map(column => column.text(row)))
      if (format === 'csv') saveAsFile(`${name}.csv`, toCsv([columns.map(({ label }) => label), ...lines]))
      else await (await import('./saveAsExcel.ts')).saveAsExcel(`${name}.xlsx`, columns, lines)
      const count = rows.length.toLocaleString('en-AU')
      say(rows.length === 1 ? 'One row was exported.' : `${count} rows were exported.`, 'success')
    } catch (error) {
      if (signal.aborted) say('The export was cancelled.', 'info')
      else sayFailure(error)
    } finally {
      setRead(null)
    }
  }
  return { read, save, cancel: () => running.current?.abort() }
}
