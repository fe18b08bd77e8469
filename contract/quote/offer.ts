import { z } from 'zod'
import { ItemOption } from './itemOption.ts'

const offerState = z.enum(['open', 'accepted', 'declined', 'replaced', 'expired'])
const answerKind = z.enum(['accepted', 'declined', 'asked'])
const fact = z.object({ label: z.string(), value: z.string() })
const clause = z.object({ title: z.string(), text: z.string() })
const point = z.object({ x: z.number(), y: z.number() })

/** How a box looks: its panels, the ones further away first, in mm. */
const FoldPicture = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  faces: z.array(
    z.object({
      name: z.string(),
      points: z.array(point),
      colour: z.tuple([z.number(), z.number(), z.number()]),
    }),
  ),
})

/** An item as it is stored with an offer: its price lines as figures, one for one. */
export const OfferedItem = z.object({
  quoteItemId: z.int(),
  reference: z.string(),
  breaks: z.array(
    z.object({
      quantity: z.number(),
      amount: z.number(),
      isFrom: z.boolean(),
      /** Of a range its largest number, else null. Offers that went out before it was kept have none. */
      most: z.number().nullable().optional(),
    }),
  ),
  picture: FoldPicture.nullable(),
})
export type OfferedItem = z.infer<typeof OfferedItem>

/** An item that a customer ordered, and what became of it here. */
export const OrderedItem = z.object({
  quoteItemId: z.int(),
  reference: z.string(),
  /** In the words of the offer. */
  quantity: z.string(),
  /** Which of its price lines, from 0. */
  line: z.int(),
  isWon: z.boolean(),
  /** Why it waits for its sales rep; '' when it does not. */
  why: z.string(),
})
export type OrderedItem = z.infer<typeof OrderedItem>

/** A line of a price table as the letter has it. */
const priceLine = z.object({
  quantity: z.string(),
  perThousand: z.string(),
  each: z.string(),
  order: z.string(),
})

/** A quote as its customer sees it by a link: what was sent, and how it stands. */
export const Offer = z
  .object({
    state: offerState,
    quoteReference: z.string(),
    revision: z.string(),
    validTo: z.string(),
    currency: z.enum(['AUD', 'NZD']),
    sender: z.object({ name: z.string(), lines: z.array(z.string()) }),
    contact: z.object({ name: z.string(), email: z.string() }),
    customerName: z.string(),
    /** What was sent; null when it does not hold any more. */
    content: z
      .object({
        subject: z.string(),
        facts: z.array(fact),
        opening: z.array(clause),
        items: z.array(
          z.object({
            reference: z.string(),
            /** Of the items of a group one is taken; null: it stands alone. */
            option: ItemOption.nullable(),
            number: z.string(),
            name: z.string(),
            about: z.string(),
            facts: z.array(fact),
            pictured: z.string(),
            picture: FoldPicture.nullable(),
            prices: z.array(
              priceLine.extend({
                amount: z.number(),
                isFrom: z.boolean(),
                /** The smallest number that is ordered at the price, and of a range its largest, else null. */
                least: z.number(),
                most: z.number().nullable(),
              }),
            ),
            charges: z.array(fact),
          }),
        ),
        /** Of a master quote its set, with what so many of them cost; null: nothing can be ordered by sets. */
        set: z
          .object({
            name: z.string(),
            /** How many of each item are in one. */
            parts: z.array(z.object({ reference: z.string(), ratio: z.number() })),
            prices: z.array(
              priceLine.extend({
                sets: z.number(),
              }),
            ),
          })
          .nullable(),
        terms: z.array(clause),
        closing: z.array(clause),
        fileName: z.string(),
      })
      .nullable(),
    /** What the customer answered, the oldest first. */
    answers: z.array(
      z.object({
        kind: answerKind,
        at: z.string(),
        name: z.string(),
        purchaseOrder: z.string(),
        reason: z.string(),
        words: z.string(),
        items: z.array(z.object({ reference: z.string(), quantity: z.string(), line: z.int() })),
      }),
    ),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof Offer>

/** A revision as who sent it sees how its customer took it. */
export const RevisionOffer = z
  .object({
    revisionId: z.int(),
    state: offerState,
    validTo: z.string(),
    /** Whether a link to it can still be opened. */
    hasLink: z.boolean(),
    isRevoked: z.boolean(),
    openedAt: z.string().nullable(),
    answers: z.array(
      z.object({
        id: z.int(),
        kind: answerKind,
        at: z.string(),
        name: z.string(),
        purchaseOrder: z.string(),
        reason: z.string(),
        words: z.string(),
        items: z.array(OrderedItem),
      }),
    ),
  })
  .meta({ id: 'RevisionOffer' })
export type RevisionOffer = z.infer<typeof RevisionOffer>
