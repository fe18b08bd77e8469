import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type QuoteDocument, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { failureText, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'

interface RemoveFileDialogProps {
  readonly document: QuoteDocument
  readonly onClose: () => void
}

/** Asks why a file is removed, and says that it does not come back. */
export function RemoveFileDialog({ document, onClose }: RemoveFileDialogProps) {
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
  const submit = () => {
    setTried(true)
    if (reason.trim() !== '') remove.mutate({ body: { id: document.id, reason } })
  }
  const versions =
    document.versions.length === 1 ? '' : ` with its ${counted(document.versions.length, 'version')}`
  return (
    <FormDialog
      title="Remove file"
      words={
        <>
          <b>{document.fileName}</b> will be removed{versions}. This can't be undone.
        </>
      }
      ok="Remove"
      color="error"
      busy={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
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
      />
      {remove.error === null ? null : <Alert severity="error">{failureText(remove.error)}</Alert>}
    </FormDialog>
  )
}
