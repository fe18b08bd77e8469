import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import type { RaRecord } from 'react-admin'
import { counted } from '#domain/formats'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { manyOf } from './manyOf.ts'
import type { BulkField, BulkMaster, VersionedRow } from './master.ts'
import { useBecomes } from './useBecomes.ts'
import { useBulkSave } from './useBulkSave.ts'

interface ChoiceProps<Values> {
  readonly field: BulkField<Values>
  readonly value: string
  readonly onChange: (code: string) => void
}

function Choice<Values>({ field, value, onChange }: ChoiceProps<Values>) {
  const choices = field.useChoices()
  return (
    <TextField
      select
      size="small"
      margin="none"
      label="To"
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      {choices.map(({ code, description }) => (
        <MenuItem key={code} value={code}>
          {description}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface BulkDialogProps<Row extends VersionedRow & RaRecord, Values> {
  readonly master: BulkMaster<Row, Values>
  readonly ids: readonly Row['id'][]
  readonly onClose: (done: boolean) => void
}

/** Changes one field of many rows, and says afterwards which were refused and why. */
export function BulkDialog<Row extends VersionedRow & RaRecord, Values>({
  master,
  ids,
  onClose,
}: BulkDialogProps<Row, Values>) {
  const titleId = useId()
  const say = useSay()
  const sayFailure = useSayFailure()
  const { run, progress } = useBulkSave(master)
  const [label, setLabel] = useState(master.bulk[0]?.label ?? '')
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const field = master.bulk.find(each => each.label === label)
  const { becoming, isAsking } = useBecomes(
    master,
    ids,
    code !== '' && code === field?.inactive && progress === null,
  )
  const refused = progress?.refused ?? []
  const isOver = !busy && progress !== null

  const change = async () => {
    if (field === undefined || code === '') return
    setBusy(true)
    try {
      const result = await run(ids, field, code)
      const saved = result.total - result.refused.length
      say(`${saved} of ${result.total} saved.`, result.refused.length === 0 ? 'success' : 'warning')
      if (result.refused.length === 0) onClose(true)
    } catch (error) {
      sayFailure(error, master.messages.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={() => (busy ? undefined : onClose(isOver))}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>Change {counted(ids.length, master.one, manyOf(master))}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5, '&&': { pt: 1 } }}>
        <TextField
          select
          size="small"
          margin="none"
          label="Change"
          value={label}
          disabled={busy || isOver}
          onChange={event => {
            setLabel(event.target.value)
            setCode('')
          }}
        >
          {master.bulk.map(each => (
            <MenuItem key={each.label} value={each.label}>
              {each.label}
            </MenuItem>
          ))}
        </TextField>
        {field === undefined ? null : <Choice key={label} field={field} value={code} onChange={setCode} />}
        {becoming.length === 0 ? null : (
          <Alert severity="info" sx={{ maxHeight: 240, overflow: 'auto' }}>
            {becoming.map(({ name, becomes }) => (
              <div key={name}>
                <strong>{name}</strong> {becomes}
              </div>
            ))}
          </Alert>
        )}
        {progress === null ? null : (
          <LinearProgress
            variant="determinate"
            value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
            aria-label={`${progress.done} of ${progress.total}`}
          />
        )}
        {refused.length === 0 ? null : (
          <Alert severity="warning" sx={{ maxHeight: 240, overflow: 'auto' }}>
            {refused.map(({ name, reason }) => (
              <div key={name}>
                <strong>{name}</strong>: {reason}
              </div>
            ))}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={() => onClose(isOver)}>
          {isOver ? 'Close' : 'Cancel'}
        </Button>
        {isOver ? null : (
          <Button
            variant="contained"
            loading={busy || isAsking}
            disabled={code === ''}
            onClick={() => void change()}
          >
            Change
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
