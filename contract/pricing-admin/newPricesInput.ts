import { z } from 'zod'
import { priceRules } from '#domain/rehearsal'
import { id } from '../listQuery.ts'
import { requiredText } from '../masterFields.ts'

/** Which items: all, those that fall under their floor, are under it, nobody can make, or could not be costed. */
const rehearsalParts = ['falls', 'under', 'unmade', 'failed'] as const

/** What items of a run are narrowed by. */
export const narrowing = {
  kind: z.enum(['open', 'ordered']).optional(),
  part: z.enum(rehearsalParts).optional(),
  customerCode: z.string().max(20).optional(),
  productGroup: z.string().max(40).optional(),
  plant: z.string().max(30).optional(),
  /** Words of the customer, the description or the quote's number. */
  q: z.string().max(100).optional(),
}

/** How new prices are made from a run. */
export const NewPricesInput = z.object({
  /** The run that was looked at: prices are not made from another. */
  runId: id,
  rule: z.enum(priceRules.map(({ code }) => code) as ['margin', 'money', 'floor']),
  /** Said in the change log and in the letters. */
  reason: requiredText('Reason', 300),
  /** Whether customers who can be written to get the letter of their quote with the new prices. */
  sendsLetters: z.boolean(),
  filter: z.object(narrowing),
  /**
   * Changes also what got new prices before. Without it, those by an earlier run of the rehearsal are kept; those by another
   * rehearsal of the same shock are a refusal.
   */
  again: z.boolean().optional(),
})
export type NewPricesInput = z.infer<typeof NewPricesInput>
