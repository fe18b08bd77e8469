import { quote } from '#contract/quote'
import { DeclineInput } from '#contract/quote/offerInputs'
import { declineReasons } from '#domain/offers'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { useAnswer } from './useAnswer.ts'

type Typed = DeclineInput

/** The customer does not want it, and says why. */
export function DeclineDialog({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const send = useAnswer(quote.declineOffer, token)
  return (
    <AnswerDialog<Typed>
      title="Decline this quote"
      word="Decline"
      schema={DeclineInput}
      start={{ name: '', reason: '', words: '' }}
      onSend={typed => send({ body: { ...typed, token } })}
      onClose={onClose}
    >
      <TextInput<Typed> name="name" label="Your name" autoFocus />
      <SelectInput<Typed> name="reason" label="Reason" empty="" choices={declineReasons} />
      <TextInput<Typed> name="words" label="What could we do better? (optional)" rows={4} />
    </AnswerDialog>
  )
}
