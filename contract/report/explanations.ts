import { z } from 'zod'
import { type Audience, audiences } from '#domain/priceExplanation'
import { id } from '../listQuery.ts'
import { SentTo } from './sendings.ts'

const audience = z.enum(audiences.map(({ code }) => code) as [Audience, ...Audience[]])

/** The price of a break, and for whom it is explained. */
export const explained = z.object({
  quoteItemId: id,
  /** Key of the break. */
  key: z.string().min(1).max(64),
  for: audience,
})

/** An explanation of a price that went out. */
const SentExplanation = z.object({
  id: z.int(),
  for: audience,
  at: z.string(),
  sentByName: z.string(),
  fileName: z.string(),
  to: z.array(z.string()),
  cc: z.array(z.string()),
  recipients: z.array(SentTo),
})
export type SentExplanation = z.infer<typeof SentExplanation>

/** What would go out to explain a price, as far as it may, and what did. */
export const ExplanationToSend = z
  .object({
    /** Of what is explained: named again by the send. */
    contentHash: z.string(),
    fileName: z.string(),
    maySend: z.boolean(),
    /** What keeps it from going out, a sentence each. */
    lacks: z.array(z.string()),
    to: z.array(z.string()),
    subject: z.string(),
    body: z.string(),
    /** Newest first, of every break of the item. */
    sent: z.array(SentExplanation),
  })
  .meta({ id: 'ExplanationToSend' })
export type ExplanationToSend = z.infer<typeof ExplanationToSend>
