import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type SubmitEvent, useId, useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { type Quote, quote as quoteCalls } from '#contract/quote'
import { type QuoteToSend, report, SendingInput } from '#contract/report'
import { listed } from '#domain/formats'
import { offerLink } from '#domain/messageTemplates'
import { TextInput } from '../../../components/editing/fields/TextInput.tsx'
import { useMayLeave } from '../../../components/editing/useMayLeave.ts'
import { Failure, failureText, useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'

/** The addresses of a text in which they stand apart by commas, semicolons, blanks or lines; each once. */
const readAddresses = (text: string): string[] => [
  ...new Set(text.split(/[,;\s]+/).filter(part => part !== '')),
]

interface SendQuoteDialogProps {
  readonly quote: Quote
  readonly draft: QuoteToSend
  readonly onSent: () => void
  readonly onClose: () => void
}

interface Typed {
  readonly to: string
  readonly cc: string
  readonly subject: string
  readonly body: string
}

const fields = ['to', 'cc', 'subject', 'body'] as const

const fieldOf = (path: string) => fields.find(field => field === path.split('.')[0])

/** Sends the quote by mail with its document: to whom, and with which words. What is refused says so at its field. */
export function SendQuoteDialog({ quote, draft, onSent, onClose }: SendQuoteDialogProps) {
  const titleId = useId()
  const say = useSay()
  const mayLeave = useMayLeave()
  const [failed, setFailed] = useState('')
  const { to, subject, body, revision, isNew, contentHash, fileName } = draft
  const form = useForm<Typed>({ defaultValues: { to: to.join(', '), cc: '', subject, body } })
  const { isDirty } = form.formState
  const send = useCallMutation(report.sendQuote, {
    refresh: [
      report.sentQuotes,
      quoteCalls.offersOfQuote,
      report.quoteToSend,
      report.quoteReport,
      quoteCalls.log,
    ],
    meta: { quiet: true },
  })
  /** Says each at its field; answers how many have none here. */
  const refuse = (errors: readonly { readonly path: string; readonly message: string }[]) => {
    const rest = errors.filter(({ path, message }) => {
      const field = fieldOf(path)
      if (field !== undefined) form.setError(field, { message })
      return field === undefined
    })
    return rest.length
  }
  const submit = async (typed: Typed) => {
    setFailed('')
    const read = SendingInput.safeParse({
      ...typed,
      to: readAddresses(typed.to),
      cc: readAddresses(typed.cc),
    })
    if (!read.success) {
      refuse(read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })))
      return
    }
    try {
      await send.mutateAsync({ body: { ...read.data, quoteId: quote.id, contentHash } })
      say(`Quote ${quote.quoteReference} ${revision} is on its way to ${listed(read.data.to)}.`, 'success')
      onSent()
    } catch (error) {
      const refused = error instanceof Failure ? Object.entries(error.fieldErrors) : []
      const others = refuse(refused.map(([path, message]) => ({ path, message })))
      if (refused.length > 0 && others === 0) return
      setFailed(failureText(error, 'The quote could not be sent.'))
    }
  }
  const close = async () => {
    if (await mayLeave(isDirty)) onClose()
  }
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event: SubmitEvent) => {
            // It is drawn in a portal, but React tells the page's own form of it too.
            event.stopPropagation()
            void form.handleSubmit(submit)(event)
          }}
        >
          <DialogTitle id={titleId}>
            Send Quote {quote.quoteReference}, revision {revision}
          </DialogTitle>
          <DialogContent>
            <Stack sx={{ gap: 1.5, pt: 1 }}>
              {failed === '' ? null : <Alert severity="error">{failed}</Alert>}
              <TextInput<Typed> name="to" label="To" autoFocus />
              <TextInput<Typed> name="cc" label="Cc" />
              <TextInput<Typed> name="subject" label="Subject" />
              <TextInput<Typed> name="body" label="Message" rows={10} />
              <LinkHint />
              <Typography variant="body2" color="textSecondary">
                With it goes {fileName}.{' '}
                {isNew
                  ? `Sending freezes revision ${revision}: what changes later begins the next one.`
                  : `Nothing has changed since revision ${revision} was sent: the same document goes out again.`}
              </Typography>
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={() => void close()}>Cancel</Button>
            <Button type="submit" variant="contained" loading={send.isPending}>
              Send
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** What the place of the link in the message becomes, and what happens when it is taken out. */
function LinkHint() {
  const body = useWatch<Typed, 'body'>({ name: 'body' })
  const place = `{{${offerLink.name}}}`
  return (
    <Typography variant="body2" color="textSecondary">
      {body.includes(place)
        ? `${place} becomes each recipient's own link to answer the quote on-line.`
        : `The message has no link to answer the quote on-line. Write ${place} where it should stand.`}
    </Typography>
  )
}
