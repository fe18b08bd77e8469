import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { text } from '#domain/messages'
import { useUser } from '../../../authProvider/UserContext.ts'
import { FormDialog } from '../../../components/dialog/FormDialog.tsx'
import { failureText } from '../../../dataProvider/index.ts'

interface NameViewDialogProps {
  readonly isShared: boolean
  readonly suggested: string
  /** Names of the person's own views: saving under one replaces it. */
  readonly taken: readonly string[]
  readonly onClose: () => void
  /** `workgroup` is null for a view of one's own. */
  readonly onSave: (name: string, workgroup: string | null) => Promise<void>
}

/** Longest name of a view. */
const nameLimit = 60

/** Asks for the name of a view and, when it is shared, with which workgroup. */
export function NameViewDialog({ isShared, suggested, taken, onClose, onSave }: NameViewDialogProps) {
  const { workGroups } = useUser()
  const [name, setName] = useState(suggested)
  const [workgroup, setWorkgroup] = useState(workGroups[0]?.code ?? '')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const isReplacing = !isShared && taken.includes(name.trim())

  const submit = async () => {
    if (name.trim() === '') {
      setFailure(text('formRequired', { field: 'Name' }))
      return
    }
    setBusy(true)
    try {
      await onSave(name.trim(), isShared ? workgroup : null)
    } catch (error) {
      setFailure(failureText(error, 'The view could not be saved.'))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={isShared ? 'Share View with Workgroup' : 'Save View'}
      ok={isShared ? 'Share' : 'Save'}
      disabled={isShared && workGroups.length === 0}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        fullWidth
        autoFocus
        required
        margin="dense"
        label="Name"
        value={name}
        onChange={event => {
          setName(event.target.value)
          setFailure('')
        }}
        error={failure !== ''}
        helperText={failure || (isReplacing ? 'Replaces your view of this name.' : ' ')}
        slotProps={{ htmlInput: { maxLength: nameLimit } }}
      />
      {isShared ? (
        <TextField
          select
          fullWidth
          margin="dense"
          label="Workgroup"
          value={workgroup}
          onChange={event => setWorkgroup(event.target.value)}
          helperText={workGroups.length === 0 ? 'You are in no workgroup.' : 'Everybody in it sees the view.'}
        >
          {workGroups.map(({ code, description }) => (
            <MenuItem key={code} value={code}>
              {description}
            </MenuItem>
          ))}
        </TextField>
      ) : null}
    </FormDialog>
  )
}
