import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useId, useState } from 'react'
import { type QuoteDocument, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { failureText, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'

interface RemoveFileDialogProps {
  readonly document: QuoteDocument
  readonly onClose: () => void
}

/** Asks why a file is removed, and says that it does not come back. */
export function RemoveFileDialog({ document, onClose }: RemoveFileDialogProps) {
  const titleId = useId()
  const textId = useId()
  const say = useSay()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const remove = useCallMutation(quote.deleteDocument, {
    refresh: [quote.documents, workflow.details],
    onSuccess: () => {
      say(text('thingDeleted', { thing: document.fileName }), 'success')
      onClose()
    },
  })
  const isMissing = tried && reason.trim() === ''
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason.trim() !== '') remove.mutate({ body: { id: document.id, reason } })
  }
  const versions =
    document.versions.length === 1 ? '' : ` with its ${counted(document.versions.length, 'version')}`
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={titleId}
      aria-describedby={textId}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>Remove file</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ overflowWrap: 'anywhere' }}>
            <b>{document.fileName}</b> will be removed{versions}. This can't be undone.
          </DialogContentText>
          <TextField
            label="Reason"
            required
            autoFocus
            fullWidth
            value={reason}
            onChange={event => setReason(event.target.value)}
            error={isMissing}
            helperText={isMissing ? text('formRequired', { field: 'Reason' }) : ' '}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ mt: 2 }}
          />
          {remove.error === null ? null : <Alert severity="error">{failureText(remove.error)}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="error" loading={remove.isPending}>
            Remove
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
