import Typography from '@mui/material/Typography'
import { quote as quoteCalls } from '#contract/quote'
import { type ExplanationToSend, report, type SendingInput } from '#contract/report'
import { listed } from '#domain/formats'
import type { Audience } from '#domain/priceExplanation'
import { useCallMutation } from '../../../../../dataProvider/index.ts'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { SendMailDialog } from '../../../../quote/document/SendMailDialog.tsx'

interface SendExplanationDialogProps {
  readonly asked: { readonly quoteItemId: number; readonly key: string; readonly for: Audience }
  readonly draft: ExplanationToSend
  readonly onSent: () => void
  readonly onClose: () => void
}

/** Sends why a price is what it is: to the customer, or to people of ours who may see costs. */
export function SendExplanationDialog({ asked, draft, onSent, onClose }: SendExplanationDialogProps) {
  const say = useSay()
  const isOurs = asked.for === 'us'
  const { contentHash, fileName } = draft
  const send = useCallMutation(report.sendExplanation, {
    refresh: [report.explanationToSend, quoteCalls.log],
    meta: { quiet: true },
  })
  const submit = async (mail: SendingInput) => {
    await send.mutateAsync({ body: { ...mail, ...asked, contentHash } })
    say(`The price is on its way to ${listed(mail.to)}.`, 'success')
    onSent()
  }
  return (
    <SendMailDialog
      title={isOurs ? 'Send the price with its costs' : 'Send the price to the customer'}
      draft={draft}
      failure="The price could not be sent."
      onSend={submit}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        With it goes {fileName}.{isOurs ? ' Only people of ours who may see costs can get it.' : ''}
      </Typography>
    </SendMailDialog>
  )
}
