import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { type Quote, quote as quoteCalls } from '#contract/quote'
import { type QuoteToSend, report, type SendingInput } from '#contract/report'
import { listed } from '#domain/formats'
import { offerLink } from '#domain/messageTemplates'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { SendMailDialog, type TypedMail } from './SendMailDialog.tsx'

interface SendQuoteDialogProps {
  readonly quote: Quote
  readonly draft: QuoteToSend
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Sends the quote by mail with its document: to whom, and with which words. */
export function SendQuoteDialog({ quote, draft, onSent, onClose }: SendQuoteDialogProps) {
  const say = useSay()
  const { revision, isNew, contentHash, fileName } = draft
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
  const submit = async (mail: SendingInput) => {
    await send.mutateAsync({ body: { ...mail, quoteId: quote.id, contentHash } })
    say(`Quote ${quote.quoteReference} ${revision} is on its way to ${listed(mail.to)}.`, 'success')
    onSent()
  }
  return (
    <SendMailDialog
      title={`Send Quote ${quote.quoteReference}, revision ${revision}`}
      draft={draft}
      failure="The quote could not be sent."
      onSend={submit}
      onClose={onClose}
    >
      <LinkHint />
      <Typography variant="body2" color="textSecondary">
        With it goes {fileName}.{' '}
        {isNew
          ? `Sending freezes revision ${revision}: what changes later begins the next one.`
          : `Nothing has changed since revision ${revision} was sent: the same document goes out again.`}
      </Typography>
    </SendMailDialog>
  )
}

/** What the place of the link in the message becomes, and what happens when it is taken out. */
function LinkHint() {
  const body = useWatch<TypedMail, 'body'>({ name: 'body' })
  const place = `{{${offerLink.name}}}`
  return (
    <Typography variant="body2" color="textSecondary">
      {body.includes(place)
        ? `${place} becomes each recipient's own link to answer the quote on-line.`
        : `The message has no link to answer the quote on-line. Write ${place} where it should stand.`}
    </Typography>
  )
}
