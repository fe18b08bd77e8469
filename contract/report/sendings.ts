import { z } from 'zod'
import { requiredText } from '../masterFields.ts'

/** How far a letter has come to one of those it was sent to. */
export const SentTo = z.object({
  deliveryId: z.int(),
  address: z.string(),
  delivery: z.enum(['Waiting', 'Sending', 'Sent', 'Failed']),
  sentAt: z.string().nullable(),
  problem: z.string(),
})

/** A revision of a quote that went out, with each time that it was sent. */
export const SentRevision = z
  .object({
    id: z.int(),
    /** `A`, `B`, … */
    revision: z.string(),
    fileName: z.string(),
    size: z.int(),
    createdAt: z.string(),
    /** Newest first. */
    sendings: z.array(
      z.object({
        id: z.int(),
        at: z.string(),
        sentBy: z.string(),
        sentByName: z.string(),
        subject: z.string(),
        body: z.string(),
        to: z.array(z.string()),
        cc: z.array(z.string()),
        recipients: z.array(SentTo),
      }),
    ),
  })
  .meta({ id: 'SentRevision' })
export type SentRevision = z.infer<typeof SentRevision>

/** What would go to the customer now, as far as it may. */
export const QuoteToSend = z
  .object({
    /** The revision that sending makes, or the one that goes out again because nothing has changed. */
    revision: z.string(),
    isNew: z.boolean(),
    /** Of what is offered: named again by the send. */
    contentHash: z.string(),
    fileName: z.string(),
    /** What keeps it from going out, a sentence each. */
    lacks: z.array(z.string()),
    to: z.array(z.string()),
    subject: z.string(),
    body: z.string(),
  })
  .meta({ id: 'QuoteToSend' })
export type QuoteToSend = z.infer<typeof QuoteToSend>

const address = z.email('Email not valid').max(200)
const mostRecipients = 10
const tooMany = `not more than ${mostRecipients} addresses`

/** What a person says with a quote that goes out. */
export const SendingInput = z.object({
  to: z.array(address).min(1, 'To is required').max(mostRecipients, tooMany),
  cc: z.array(address).max(mostRecipients, tooMany),
  subject: requiredText('Subject', 200),
  body: requiredText('Message', 10_000),
})
export type SendingInput = z.infer<typeof SendingInput>
