import { z } from 'zod'
import { text } from '#domain/messages'
import { searchText, storedNumber } from './listQuery.ts'

/** A text that must be there, with the specification's sentence when it is not. */
export const requiredText = (label: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, text('formRequired', { field: label }))
    .max(longest)

/** A day (`YYYY-MM-DD`) that must be there, with the specification's sentence when it is not, or is none. */
export const requiredDay = (label: string) =>
  z.iso.date({
    error: ({ input }) =>
      input === '' || input === null || input === undefined
        ? text('formRequired', { field: label })
        : text('formInvalidDate'),
  })

/** The code a master is known by: capitals, whichever way they are typed, digits, `_`, `-`, `.` and `/`. */
export const masterCode = (label: string, longest = 20) =>
  requiredText(label, longest)
    .regex(/^[A-Z0-9][A-Z0-9_./-]*$/i, text('formRegex'))
    .toUpperCase()

/** A code that is entered in capitals: letters, digits and `_`. */
export const capitalCode = (label: string, longest: number) =>
  requiredText(label, longest).regex(/^[A-Z0-9_]+$/, 'must be capital letters, digits and _')

/** Which rows of a master's list: those in use unless told. */
const masterState = z.enum(['active', 'inactive', 'all'])

/** What every master's list can be narrowed by. */
export const masterFilter = { q: searchText.optional(), state: masterState.optional() }

/** Whether it is in use, and the version it was read at; a save with version 0 makes a new one. */
export const masterParts = {
  isActive: z.boolean(),
  version: storedNumber,
}
