import Typography from '@mui/material/Typography'
import { type Offer, quote } from '#contract/quote'
import { AskInput } from '#contract/quote/offerInputs'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useAnswer } from './useAnswer.ts'

interface AskDialogProps {
  readonly offer: Offer
  readonly token: string
  readonly onClose: () => void
}

/** A question to whoever sent the offer; it stays open meanwhile. */
export function AskDialog({ offer, token, onClose }: AskDialogProps) {
  const send = useAnswer(quote.askAboutOffer, token)
  return (
    <AnswerDialog<AskInput>
      title="Ask a question"
      word="Send question"
      schema={AskInput}
      start={{ name: '', words: '' }}
      onSend={typed => send({ body: { ...typed, token } })}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {offer.contact.name || offer.sender.name} gets it at once. The quote stays open meanwhile.
      </Typography>
      <TextInput<AskInput> name="name" label="Your name" autoFocus />
      <TextInput<AskInput> name="words" label="Your question" rows={5} />
    </AnswerDialog>
  )
}
