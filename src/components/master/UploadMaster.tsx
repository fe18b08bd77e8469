import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type MasterUpload, masters } from '#contract/masters'
import { mostUploadLines } from '#domain/uploads'
import { ageCalls, refreshCalls, refreshRecords, useProvider } from '../../dataProvider/index.ts'
import { type SheetColumns, sheetLines } from '../upload/sheetLines.ts'
import { UploadButton } from '../upload/UploadButton.tsx'
import { UploadLinesDialog } from '../upload/UploadLinesDialog.tsx'
import { manyOf } from './manyOf.ts'
import type { Master, MasterRow } from './master.ts'
import { labelOf } from './masterWords.ts'

type Lines = MasterUpload['lines']

/** A master that a file can bring in. */
type Uploaded<Row extends MasterRow, Values extends FieldValues> = Master<Row, Values> &
  Required<Pick<Master<Row, Values>, 'upload'>>

/** A column may be called as the form calls it, as its field, or as the list does, so that an export is read back. */
function columnsOf<Row extends MasterRow, Values extends FieldValues>(
  master: Uploaded<Row, Values>,
): SheetColumns<string> {
  const names = (field: string) => {
    const shown = master.columns.find(({ source }) => source === field)?.label
    return [labelOf(master, field), field, ...(shown === undefined ? [] : [shown])]
  }
  return Object.fromEntries(
    master.upload.fields.map(field => [field, names(field).map(name => name.toLowerCase())]),
  )
}

interface LinesDialogProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: Uploaded<Row, Values>
  readonly lines: Lines
  readonly onClose: () => void
}

function LinesDialog<Row extends MasterRow, Values extends FieldValues>({
  master,
  lines,
  onClose,
}: LinesDialogProps<Row, Values>) {
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  return (
    <UploadLinesDialog
      one={master.one}
      many={manyOf(master)}
      name={labelOf(master, master.upload.fields[0] ?? '')}
      lines={lines}
      labelOf={path => labelOf(master, path)}
      call={upload => master.upload.call(dataProvider, upload)}
      onStored={async () => {
        await ageCalls(queryClient)
        void refreshCalls(queryClient, [masters.log])
        await refreshRecords(queryClient, [{ name: master.resource }])
      }}
      onClose={onClose}
    />
  )
}

function UploadLines<Row extends MasterRow, Values extends FieldValues>({
  master,
}: {
  readonly master: Uploaded<Row, Values>
}) {
  const columns = columnsOf(master)
  const { fields } = master.upload
  const read = (rows: readonly (readonly unknown[])[]) => {
    const sheet = sheetLines(rows, columns, { required: fields.slice(0, 1), most: mostUploadLines })
    // No cell is undefined: a column that is not there is left out.
    return 'problem' in sheet ? sheet : { lines: [...sheet.lines] as Lines }
  }
  return (
    <UploadButton many={manyOf(master)} columns={fields.map(field => labelOf(master, field))} read={read}>
      {(lines, onClose) => <LinesDialog master={master} lines={[...lines]} onClose={onClose} />}
    </UploadButton>
  )
}

/** Brings in many of a master from a file, where it can be. */
export function UploadMaster<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
}: {
  readonly master: Master<Row, Values>
}) {
  const { upload } = master
  return upload === undefined ? null : <UploadLines master={{ ...master, upload }} />
}
