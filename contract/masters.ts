import { z } from 'zod'
import { anyMasterRight, masterKinds } from '#domain/access'
import { text } from '#domain/messages'
import { endpoint, type Service } from './endpoint.ts'
import { searchText, storedNumber } from './listQuery.ts'

/** A text that must be there, with the specification's sentence when it is not. */
export const requiredText = (label: string, longest: number) =>
  z
    .string()
    .trim()
    .min(1, text('formRequired', { field: label }))
    .max(longest)

/** The code a master is known by: capitals, digits, `_`, `-`, `.` and `/`. */
export const masterCode = (label: string, longest = 20) =>
  requiredText(label, longest).regex(/^[A-Z0-9][A-Z0-9_./-]*$/i, text('formRegex'))

/** A code that is entered in capitals: letters, digits and `_`. */
export const capitalCode = (label: string, longest: number) =>
  requiredText(label, longest).regex(/^[A-Z0-9_]+$/, 'must be capital letters, digits and _')

/** Which rows of a master's list: those in use unless told. */
export const masterState = z.enum(['active', 'inactive', 'all'])

/** What every master's list can be narrowed by. */
export const masterFilter = { q: searchText.optional(), state: masterState.optional() }

/** Whether it is in use, and the version it was read at; a save with version 0 makes a new one. */
export const masterParts = {
  isActive: z.boolean(),
  version: storedNumber,
}

/** One change of a master: who, when, which field, from what to what. */
export const MasterLogEntry = z
  .object({
    id: z.number(),
    at: z.string(),
    whoName: z.string(),
    /** The field, or `created`. */
    field: z.string(),
    old: z.unknown(),
    new: z.unknown(),
  })
  .meta({ id: 'MasterLogEntry' })
export type MasterLogEntry = z.infer<typeof MasterLogEntry>

const params = z.object({ kind: z.enum(masterKinds), key: z.string().min(1).max(80) })

export const masters = {
  log: endpoint({
    method: 'GET',
    path: '/config/Master/{kind}/{key}/Log',
    summary: 'The change log of a master, newest first',
    right: anyMasterRight,
    params,
    response: z.array(MasterLogEntry),
    problems: ['not-found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/config/Master/{kind}/{key}',
    summary: 'Delete a master that is not active and that nothing uses any more',
    right: anyMasterRight,
    params,
    response: z.object({ kind: z.enum(masterKinds), key: z.string() }),
    problems: ['not-found', 'in-use', 'rule-failed'],
  }),
} satisfies Service
