import { z } from 'zod'
import { text } from '#domain/messages'
import { id, storedNumber } from '../listQuery.ts'

/** A text of at most so many characters, without blanks around it. */
export const words = (max: number) =>
  z
    .string()
    .trim()
    .max(max, text('formMaxCharacters', { length: max }))

/** A day, `YYYY-MM-DD`; nothing entered is null. */
export const day = z.iso.date('Invalid date').nullable()

/** A number within bounds; nothing entered is null. */
export const between = (min: number, max: number) =>
  z
    .number({ error: issue => (issue.code === 'invalid_type' ? text('formNumeric') : undefined) })
    .min(min, text('formMin', { min }))
    .max(max, text('formMax', { max }))
    .nullable()

/** A length in mm, also one that a rule will refuse: what is typed is never lost. */
export const millimetres = between(-100_000, 100_000)

/** The version a save starts from. */
export const version = storedNumber

/** A call about one quote or item. */
export const byId = z.object({ id })
