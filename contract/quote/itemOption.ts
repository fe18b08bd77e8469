import { z } from 'zod'
import { type OptionPlace, optionLetters } from '#domain/quoteOptions'

/** Of which options of its quote an item is one: the customer takes one of those of a group. */
export const ItemOption = z
  .object({ group: z.int(), letter: z.enum(optionLetters) })
  .meta({ id: 'ItemOption' }) satisfies z.ZodType<OptionPlace>
