import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import type { InkLine } from '#domain/inks'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { inkLines } from './inkLines.ts'
import { readSheet } from './readSheet.ts'
import { UploadDialog } from './UploadDialog.tsx'

/** The most lines that one upload takes. */
const most = 5000

/** Reads a file of inks and shows what it would do before anything is stored. */
export function UploadInks() {
  const input = useRef<HTMLInputElement>(null)
  const say = useSay()
  const [lines, setLines] = useState<readonly InkLine[] | null>(null)
  const [busy, setBusy] = useState(false)

  const read = async (file: File) => {
    setBusy(true)
    try {
      const sheet = inkLines(await readSheet(file))
      if ('problem' in sheet) say(sheet.problem, 'error')
      else if (sheet.lines.length > most) say(`A file may have ${most} lines at most.`, 'error')
      else setLines(sheet.lines)
    } catch (error) {
      say(error instanceof Error ? error.message : 'The file could not be read.', 'error')
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File of inks"
        accept=".xlsx,.csv,text/csv"
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void read(file)
        }}
      />
      <Button
        size="small"
        startIcon={<UploadFileIcon />}
        loading={busy}
        loadingPosition="start"
        title="CSV or Excel workbook with the columns Code, Name, Colour, Process, Group, Vendor, In use"
        onClick={() => input.current?.click()}
      >
        Upload inks
      </Button>
      {lines === null ? null : <UploadDialog lines={lines} onClose={() => setLines(null)} />}
    </>
  )
}
