import { useQueryClient } from '@tanstack/react-query'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { type MasterUpload, type MasterUploadOutcome, masters } from '#contract/masters'
import { type UploadKind, uploadFields } from '#domain/uploads'
import { useCall, useCallMutation } from '../../dataProvider/index.ts'
import { type SheetColumns, sheetLines } from '../upload/sheetLines.ts'
import { UploadButton } from '../upload/UploadButton.tsx'
import { UploadDialog } from '../upload/UploadDialog.tsx'
import { manyOf } from './manyOf.ts'
import type { Master, MasterRow } from './master.ts'
import { labelOf } from './masterWords.ts'

/** The most lines that one upload takes. */
const most = 1000

/** Whether a file can bring in this kind of master. */
const isUploadKind = (kind: string): kind is UploadKind => kind in uploadFields

/** A column may be called as its field, as the form calls it, or as the list does, so that an export is read back. */
function columnsOf<Row extends MasterRow & RaRecord, Values extends FieldValues>(
  master: Master<Row, Values>,
  kind: UploadKind,
): SheetColumns<string> {
  const names = (field: string) => {
    const shown = master.columns.find(({ source }) => source === field)?.label
    return [labelOf(master, field), field, ...(shown === undefined ? [] : [shown])]
  }
  const fields = Object.keys(uploadFields[kind])
  return Object.fromEntries(fields.map(field => [field, names(field).map(name => name.toLowerCase())]))
}

interface UploadProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
  readonly kind: UploadKind
}

interface LinesDialogProps<Row extends MasterRow & RaRecord, Values extends FieldValues>
  extends UploadProps<Row, Values> {
  readonly lines: MasterUpload['lines']
  readonly onClose: () => void
}

function LinesDialog<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  kind,
  lines,
  onClose,
}: LinesDialogProps<Row, Values>) {
  const queryClient = useQueryClient()
  const params = { kind }
  const { data, error } = useCall(
    masters.upload,
    { params, body: { dryRun: true, lines } },
    { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } },
  )
  const { mutateAsync, isPending } = useCallMutation(masters.upload, {
    refresh: [masters.log],
    meta: { quiet: true },
  })
  const inWords = (outcomes: readonly MasterUploadOutcome[]) =>
    outcomes.map(({ line, name, outcome, reasons }) => ({
      ...{ line, code: name, outcome },
      reasons: reasons.map(({ path, message }) => {
        const label = labelOf(master, path)
        return path === '' || message.startsWith(label) ? message : `${label}: ${message}`
      }),
    }))
  return (
    <UploadDialog
      one={master.one}
      many={manyOf(master)}
      outcomes={data === undefined ? undefined : inWords(data.outcomes)}
      error={error}
      isPending={isPending}
      store={async () => {
        const done = await mutateAsync({ params, body: { dryRun: false, lines } })
        await queryClient.invalidateQueries({ queryKey: [master.resource] })
        return inWords(done.outcomes)
      }}
      onClose={onClose}
    />
  )
}

function UploadKindOfMaster<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  kind,
}: UploadProps<Row, Values>) {
  const columns = columnsOf(master, kind)
  const [named] = Object.keys(columns)
  const required = named === undefined ? [] : [named]
  const asked = (rows: readonly (readonly unknown[])[]) => {
    const sheet = sheetLines(rows, columns, { required, most })
    if ('problem' in sheet) return sheet
    // No cell is undefined: a column that is not there is left out.
    return { lines: sheet.lines as MasterUpload['lines'] }
  }
  return (
    <UploadButton
      many={manyOf(master)}
      columns={Object.keys(columns).map(field => labelOf(master, field))}
      read={asked}
    >
      {(lines, onClose) => <LinesDialog master={master} kind={kind} lines={[...lines]} onClose={onClose} />}
    </UploadButton>
  )
}

/** Brings in many of a master from a file, where its kind allows that. */
export function UploadMaster<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
}: {
  readonly master: Master<Row, Values>
}) {
  return isUploadKind(master.kind) ? <UploadKindOfMaster master={master} kind={master.kind} /> : null
}
