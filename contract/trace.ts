import { z } from 'zod'

/** A list that nobody changes, as the engines answer them. */
export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()

/** One line of the account a calculation gives of itself. */
export const TraceEntry = z
  .object({
    label: z.string(),
    value: z.union([z.number(), z.string()]),
    unit: z.string().optional(),
    why: z.string(),
  })
  .meta({ id: 'TraceEntry' })

export const Trace = list(TraceEntry)
