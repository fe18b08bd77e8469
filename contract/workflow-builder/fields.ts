import { z } from 'zod'
import { largestStored } from '../listQuery.ts'
import { capitalCode, requiredText } from '../masterFields.ts'

/** The code of a step, an action, a workgroup, by the label of its field: entered in capitals. */
export const codeOf = (label: string) => capitalCode(label, 40)

export const code = codeOf('Code')

/** What it is called on the screen, by the label of its field. */
export const nameOf = (label: string) => requiredText(label, 80)

export const name = nameOf('Name')

/** A code that may be left out; empty stands for any. */
export const codeOrEmpty = z.string().trim().max(60)

/** The same as a save keeps it: null stands for any. */
export const anyOrCode = z
  .string()
  .trim()
  .max(60)
  .nullable()
  .transform(value => (value === '' ? null : value))

/** What a save starts from: the version that was loaded; left out for a new row. */
export const savedFrom = z.int().positive().max(largestStored).optional()

/** How often a row was changed; a save of an older one is stale. */
export const version = z.int()

/** Which rows: those in use unless told. */
export const listState = z.enum(['active', 'inactive', 'all'])
