import { z } from 'zod'

export const text = z.string()
export const number = z.number()
export const known = number.nullable()

/** A rate; null where nobody has entered it. */
export const rate = known
/** Values by the code of what they are of. */
export const byCode = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value)
