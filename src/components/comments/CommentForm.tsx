import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { type Comment, quote } from '#contract/quote'
import { text } from '#domain/messages'
import { failureText, useCallMutation } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { useKeptDraft } from '../forms/useKeptDraft.ts'

interface CommentFormProps {
  readonly quoteId: number
  readonly quoteItemId: number | null
  /** What is typed waits while something else is shown. */
  readonly isKept?: boolean
  /** Told whether something is typed that is not saved. */
  readonly onDirty?: (dirty: boolean) => void
  readonly onAdded?: (comment: Comment) => void
}

const longest = 2000
const empty = { comment: '' }

/** The key of the draft of a comment. */
export const commentDraft = (quoteId: number, quoteItemId: number | null): string =>
  `comment/${quoteId}/${quoteItemId ?? 'quote'}`

/** Writes a comment on the quote or on one of its items. */
export function CommentForm({ quoteId, quoteItemId, isKept = false, onDirty, onAdded }: CommentFormProps) {
  const say = useSay()
  const form = useForm({ defaultValues: empty })
  useKeptDraft(commentDraft(quoteId, quoteItemId), form, isKept)
  const comment = useWatch({ control: form.control, name: 'comment' })
  const add = useCallMutation(quote.addComment, { refresh: [quote.comments], meta: { quiet: true } })
  const dirty = comment.trim() !== ''

  useEffect(() => {
    onDirty?.(dirty)
    return () => onDirty?.(false)
  }, [dirty, onDirty])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!dirty || add.isPending) return
    add.mutate(
      { body: { quoteId, quoteItemId, comment: comment.trim() } },
      {
        onSuccess: added => {
          form.reset(empty)
          onAdded?.(added)
          say(text('commentsSaveSuccess'), 'success')
        },
        onError: error =>
          say(
            [text('commentsSaveError'), failureText(error, '')].filter(line => line !== ''),
            'error',
          ),
      },
    )
  }

  return (
    <form onSubmit={submit} noValidate style={{ marginBottom: 12 }}>
      <TextField
        label="Comment"
        multiline
        minRows={2}
        maxRows={8}
        {...form.register('comment')}
        value={comment}
        slotProps={{ htmlInput: { maxLength: longest }, inputLabel: { shrink: true } }}
      />
      <Button type="submit" variant="contained" disabled={!dirty} loading={add.isPending}>
        Add Comment
      </Button>
    </form>
  )
}
