import { z } from 'zod'
import { orderActionCodes, orderDay, orderQuestions, orderStatusNames } from '#domain/manualOrders'

/** A text of at most so many characters. */
export const words = (most: number) => z.string().trim().max(most)
/** A day; of one with a time behind it the day (000 §3). */
export const day = z.string().overwrite(orderDay).check(z.iso.date())
/** What a vendor charges. */
export const charge = z.number().min(0).max(10_000_000).nullable()
export const hashKey = z.string().max(40)

/** A step that an order can be taken, and why not when it can't. */
export const OfferedAction = z.object({
  code: z.enum(orderActionCodes),
  name: z.string(),
  target: z.enum(orderStatusNames),
  asks: z.enum(orderQuestions).nullable(),
  allowed: z.boolean(),
  reason: z.string(),
})
