import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { byId } from './fields.ts'
import { viewQuote } from './rights.ts'

export const LogEntry = z
  .object({
    id: z.number(),
    at: z.string(),
    who: z.string(),
    whoName: z.string(),
    what: z.string(),
    field: z.string(),
    /** What the field of a row is called, by where the row stands now; null of any other field. */
    fieldName: z.string().nullable(),
    old: z.unknown(),
    new: z.unknown(),
    /** What people call the workgroup or the step of `old` and `new`; null where the line is of another field. */
    oldName: z.string().nullable(),
    newName: z.string().nullable(),
  })
  .meta({ id: 'LogEntry' })
export type LogEntry = z.infer<typeof LogEntry>

/** The change log of a quote and its items. */
export const logCalls = {
  log: endpoint({
    method: 'GET',
    path: '/quote/QuoteLog/{id}',
    summary: 'Change log of a quote and its items, newest first: who, when, what, old, new',
    right: viewQuote,
    params: byId,
    response: z.array(LogEntry),
    problems: ['not-found'],
  }),
} satisfies Service
