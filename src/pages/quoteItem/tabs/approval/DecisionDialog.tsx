import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { type ApprovalDetail, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import { approvalLabel, approvedCode, rejectedCode } from '#domain/quoteItem'
import { FormDialog } from '../../../../components/dialog/FormDialog.tsx'
import { failureText, isFailure, useCall, useCallMutation } from '../../../../dataProvider/index.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { useItem } from '../../draft/useItemDraft.ts'

interface DecisionDialogProps {
  readonly detail: ApprovalDetail
  readonly isApproved: boolean
  readonly onClose: () => void
}

/**
 * Asks for the word and the document that a decision is taken with. What moved or was decided meanwhile is not decided, but
 * told; what was typed stays, and a second press decides on what stands there now.
 */
export function DecisionDialog({ detail, isApproved, onClose }: DecisionDialogProps) {
  const say = useSay()
  const { id, quoteId } = useItem()
  const [seen, setSeen] = useState(detail)
  const [doc, setDoc] = useState(detail.doc)
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const { data: files = [] } = useCall(
    quote.documents,
    { query: { quoteId, quoteProductId: id } },
    { meta: { quiet: true } },
  )
  const name = approvalLabel(detail.approvalType)
  const word = isApproved ? 'Approve' : 'Reject'
  const decide = useCallMutation(quote.approve, {
    refresh: [quote.itemApproval, quote.itemApprovers, quote.item, workflow.details],
    onSuccess: () => {
      say(`${name}: ${isApproved ? 'approved' : 'rejected'}.`, 'success')
      onClose()
    },
    onError: failure => {
      if (isFailure(failure, 'stale') && failure.current !== undefined)
        setSeen(failure.current as ApprovalDetail)
    },
  })
  const needsDoc = isApproved && detail.isCustomers
  const isDocMissing = needsDoc && doc.trim() === ''
  const isWordMissing = !isApproved && comment.trim() === ''
  const submit = () => {
    setTried(true)
    if (isDocMissing || isWordMissing) return
    const { approvalType, about, basis, approvedDate: decidedAt } = seen
    decide.mutate({
      params: { id },
      body: {
        ...{ approvalType, about, basis, decidedAt, doc, comment },
        approvalStatus: isApproved ? approvedCode : rejectedCode,
      },
    })
  }
  const missing = (isMissing: boolean, field: string) =>
    tried && isMissing ? text('formRequired', { field }) : ' '
  return (
    <FormDialog
      title={`${word} ${name.toLowerCase()}`}
      words={seen.why}
      ok={word}
      color={isApproved ? 'primary' : 'error'}
      busy={decide.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {needsDoc ? (
        <Autocomplete
          freeSolo
          options={files.map(({ fileName }) => fileName)}
          inputValue={doc}
          onInputChange={(_, value) => setDoc(value)}
          renderInput={params => (
            <TextField
              {...params}
              label="Document"
              required
              autoFocus
              error={tried && isDocMissing}
              helperText={
                tried && isDocMissing
                  ? text('formRequired', { field: 'Document' })
                  : 'The file, or the paper that says so'
              }
            />
          )}
        />
      ) : null}
      <TextField
        label="Comment"
        required={!isApproved}
        autoFocus={!needsDoc}
        fullWidth
        multiline
        value={comment}
        onChange={event => setComment(event.target.value)}
        error={tried && isWordMissing}
        helperText={missing(isWordMissing, 'Comment')}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
        sx={{ mt: 1 }}
      />
      {decide.error === null ? null : <Alert severity="error">{failureText(decide.error)}</Alert>}
    </FormDialog>
  )
}
