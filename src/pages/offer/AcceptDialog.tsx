import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { type Offer, quote } from '#contract/quote'
import { AcceptInput } from '#contract/quote/offerInputs'
import { orderCountFinding } from '#domain/offers'
import { AnswerDialog } from './AnswerDialog.tsx'
import { nameIn } from './choices.ts'
import { type OrderedLine, OrderedLines } from './OrderedLines.tsx'
import { OrdererInputs } from './OrdererInputs.tsx'
import { useAnswer } from './useAnswer.ts'

interface AcceptDialogProps {
  readonly offer: Offer
  readonly token: string
  readonly items: readonly { readonly reference: string; readonly line: number }[]
  readonly onClose: () => void
}

/** How many of each line are ordered, beside what everybody enters who accepts. */
type Typed = AcceptInput & { counts: (number | null)[] }

const typedFor = (lines: readonly OrderedLine[]) =>
  AcceptInput.extend({ counts: z.array(z.number('Enter how many, as a whole number.')) }).superRefine(
    ({ counts }, context) => {
      for (const [place, { price }] of lines.entries()) {
        const message = orderCountFinding({ ...price, quantity: price.least }, counts[place] ?? 0)
        if (message !== null) context.addIssue({ code: 'custom', path: ['counts', place], message })
      }
    },
  )

/** The order: what is ordered and how many of a range, by whom, with which order number. */
export function AcceptDialog({ offer, token, items, onClose }: AcceptDialogProps) {
  const send = useAnswer(quote.acceptOffer, token)
  const lines = items.flatMap(({ reference, line }): OrderedLine[] => {
    const item = offer.content?.items.find(each => each.reference === reference)
    const price = item?.prices[line]
    return item === undefined || price === undefined
      ? []
      : [{ reference, line, name: nameIn(offer, item), price }]
  })
  return (
    <AnswerDialog<Typed>
      title={`Accept quote ${offer.quoteReference} ${offer.revision}`}
      word="Place order"
      schema={typedFor(lines)}
      start={{ name: '', purchaseOrder: '', words: '', counts: lines.map(({ price }) => price.least) }}
      onSend={({ counts, ...typed }) =>
        send({
          body: {
            ...{ ...typed, token },
            items: lines.map(({ reference, line, price }, place) => ({
              ...{ reference, line },
              ...(price.most !== null ? { count: counts[place] ?? price.least } : {}),
            })),
          },
        })
      }
      onClose={onClose}
    >
      <CountedLines lines={lines} currency={offer.currency} />
      <OrdererInputs />
    </AnswerDialog>
  )
}

function CountedLines(props: Omit<ComponentProps<typeof OrderedLines>, 'counts' | 'isAsked'>) {
  const counts: (number | null)[] = useWatch({ name: 'counts' })
  return <OrderedLines {...props} counts={counts} isAsked />
}
