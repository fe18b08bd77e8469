import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { type OrderDraft, orderLabels } from './orderWords.ts'
import { WordsInput } from './WordsInput.tsx'

const flags = ['a3', 'aOPlot', 'pdf', 'multiUp', 'digital', 'fullDeckle'] as const

/** What is wanted back from the vendor, what goes with the order, and what there is to say about it. */
export function WantedGroup() {
  return (
    <FieldGroup title="Wanted" columnWidth={110}>
      {flags.map(flag => (
        <CheckInput<OrderDraft> key={flag} name={flag} label={orderLabels[flag]} />
      ))}
      <WordsInput<OrderDraft>
        name="attachments"
        label={orderLabels.attachments}
        placeholder="A film, a sample box …: Enter after each"
        span="row"
      />
      <TextInput<OrderDraft> name="generalComments" label={orderLabels.generalComments} rows={3} span="row" />
    </FieldGroup>
  )
}
