import Button from '@mui/material/Button'
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form'
import { type MasterLogEntry, masters } from '#contract/masters'
import { useCall } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { ChangesDrawer } from '../changes/ChangesDrawer.tsx'
import type { FormMaster, MasterRow } from './master.ts'
import { labelOf, showValue } from './masterWords.ts'

interface HistoryDrawerProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: FormMaster<Row, Values>
  readonly row: Row
  readonly onClose: () => void
}

/** Who changed what of a master and when, newest first; an earlier value can be put back into the form. */
export function HistoryDrawer<Row extends MasterRow, Values extends FieldValues>({
  master,
  row,
  onClose,
}: HistoryDrawerProps<Row, Values>) {
  const say = useSay()
  const { setValue } = useFormContext<Values>()
  const log = useCall(
    masters.log,
    { params: { kind: master.kind, key: String(row.id) } },
    { refetchOnMount: 'always', meta: { quiet: true } },
  )

  const putBack = ({ field, old }: MasterLogEntry) => {
    setValue(field as Path<Values>, old as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })
    say(`${labelOf(master, field)} is as it was before. Save to keep it.`)
    onClose()
  }
  const canPutBack = (field: string) => field in master.labels && !master.fixed.includes(field)

  return (
    <ChangesDrawer
      title={`History of ${master.nameOf(row)}`}
      log={log}
      onClose={onClose}
      columns={[
        { label: 'Field', show: entry => labelOf(master, entry.field) },
        { label: 'Old', show: entry => showValue(master, entry.field, entry.old), wraps: true },
        { label: 'New', show: entry => showValue(master, entry.field, entry.new), wraps: true },
        {
          label: '',
          show: entry =>
            canPutBack(entry.field) ? (
              <Button size="small" onClick={() => putBack(entry)}>
                Put back
              </Button>
            ) : null,
        },
      ]}
    />
  )
}
