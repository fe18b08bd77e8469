import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type Offer, quote } from '#contract/quote'
import { AcceptInput } from '#contract/quote/offerInputs'
import { setCountFinding, setOrder } from '#domain/offers'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import type { OfferedSet } from './choices.ts'
import { OrderedLines } from './OrderedLines.tsx'
import { OrdererInputs } from './OrdererInputs.tsx'
import { useAnswer } from './useAnswer.ts'

interface AcceptSetDialogProps {
  readonly offer: Offer
  readonly token: string
  readonly set: OfferedSet
  /** How many sets were chosen. */
  readonly sets: number
  readonly onClose: () => void
}

type Typed = AcceptInput & { sets: number | null }
type Items = NonNullable<Offer['content']>['items']

const typedFor = (set: OfferedSet, items: Items) =>
  AcceptInput.extend({ sets: z.number('Enter how many sets, as a whole number.') }).superRefine(
    ({ sets }, context) => {
      const message = setCountFinding(set, items, sets)
      if (message !== null) context.addIssue({ code: 'custom', path: ['sets'], message })
    },
  )

/** The order of a number of sets: how many, what that is of each item, by whom, with which order number. */
export function AcceptSetDialog({ offer, token, set, sets, onClose }: AcceptSetDialogProps) {
  const send = useAnswer(quote.acceptOffer, token)
  const items = offer.content?.items ?? []
  return (
    <AnswerDialog<Typed>
      title={`Accept quote ${offer.quoteReference} ${offer.revision}`}
      word="Place order"
      schema={typedFor(set, items)}
      start={{ name: '', purchaseOrder: '', words: '', sets }}
      onSend={({ sets: typed, ...orderer }) =>
        send({ body: { ...orderer, token, items: setOrder(set, items, typed ?? 0) ?? [] } })
      }
      onClose={onClose}
    >
      <NumberInput<Typed> name="sets" label="How many sets" isWhole />
      <SetLines set={set} items={items} currency={offer.currency} />
      <OrdererInputs />
    </AnswerDialog>
  )
}

interface SetLinesProps {
  readonly set: OfferedSet
  readonly items: Items
  readonly currency: Offer['currency']
}

/** What so many sets are of each item; nothing while there is no price for so many. */
function SetLines({ set, items, currency }: SetLinesProps) {
  const sets: number | null = useWatch({ name: 'sets' })
  const isOffered = typeof sets === 'number' && setCountFinding(set, items, sets) === null
  const order = isOffered ? (setOrder(set, items, sets) ?? []) : []
  if (order.length === 0) return null
  const lines = order.flatMap(({ reference, line }) => {
    const item = items.find(each => each.reference === reference)
    const price = item?.prices[line]
    return item === undefined || price === undefined ? [] : [{ reference, line, name: item.name, price }]
  })
  return (
    <OrderedLines
      lines={lines}
      counts={order.map(({ count }) => count)}
      isAsked={false}
      currency={currency}
    />
  )
}
