import type { AcceptInput } from '#contract/quote/offerInputs'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'

/** Who orders, by which number, and what else they have to say. */
export function OrdererInputs() {
  return (
    <>
      <TextInput<AcceptInput> name="name" label="Your name" autoFocus />
      <TextInput<AcceptInput> name="purchaseOrder" label="Purchase order number" />
      <TextInput<AcceptInput> name="words" label="Anything else (optional)" rows={3} />
    </>
  )
}
