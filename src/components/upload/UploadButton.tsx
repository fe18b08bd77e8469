import UploadFileIcon from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { type ReactNode, useRef, useState } from 'react'
import { useSay } from '../../layout/notifications/useSay.ts'
import { isNoWorkbook, readSheet } from './readSheet.ts'

interface UploadButtonProps<Line> {
  /** What sentences call several: `inks`. */
  readonly many: string
  /** The columns a file may have, in words. */
  readonly columns: readonly string[]
  /** The lines of a sheet, or why it has none. */
  readonly read: (
    rows: readonly (readonly unknown[])[],
  ) => { readonly lines: readonly Line[] } | { readonly problem: string }
  /** The dialog that shows what the lines would do. */
  readonly children: (lines: readonly Line[], onClose: () => void) => ReactNode
}

/** Reads a file and shows what it would do before anything is stored. */
export function UploadButton<Line>({ many, columns, read, children }: UploadButtonProps<Line>) {
  const input = useRef<HTMLInputElement>(null)
  const say = useSay()
  const [lines, setLines] = useState<readonly Line[] | null>(null)
  const [busy, setBusy] = useState(false)

  const take = async (file: File) => {
    setBusy(true)
    try {
      const sheet = read(await readSheet(file))
      if ('problem' in sheet) {
        const isBroken = await isNoWorkbook(file)
        say(isBroken ? 'The workbook could not be read.' : sheet.problem, 'error')
      } else setLines(sheet.lines)
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
        aria-label={`File of ${many}`}
        accept=".xlsx,.csv,text/csv"
        onChange={event => {
          const file = event.target.files?.[0]
          event.target.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      <Button
        size="small"
        startIcon={<UploadFileIcon />}
        loading={busy}
        loadingPosition="start"
        title={`CSV or Excel workbook with the columns ${columns.join(', ')}`}
        onClick={() => input.current?.click()}
      >
        Upload {many}
      </Button>
      {lines === null ? null : children(lines, () => setLines(null))}
    </>
  )
}
