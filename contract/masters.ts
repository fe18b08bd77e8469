import { z } from 'zod'
import { anyMasterRight, masterKinds } from '#domain/access'
import { mostUploadLines } from '#domain/uploads'
import { endpoint, type Service } from './endpoint.ts'
import { largestStored } from './listQuery.ts'

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

/** The lines of a file of masters: the cells of each by field. */
export const MasterUpload = z.object({
  /** Says what each line would do, and changes nothing. */
  dryRun: z.boolean(),
  lines: z
    .array(
      z.object({
        /** Its number in the file, from 1. */
        line: z.int().min(1).max(largestStored),
        cells: z.record(z.string().max(40), z.string().max(1000)),
      }),
    )
    .min(1)
    .max(mostUploadLines),
})
export type MasterUpload = z.infer<typeof MasterUpload>

/** What a line of a file does: why it is refused, or what it changes, by field. */
export const MasterUploadOutcome = z
  .object({
    line: z.number(),
    /** The code or login it is of. */
    name: z.string(),
    outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
    reasons: z.array(z.object({ path: z.string(), message: z.string() })),
  })
  .meta({ id: 'MasterUploadOutcome' })
export type MasterUploadOutcome = z.infer<typeof MasterUploadOutcome>

/** What became of the lines of a file, or would in a dry run. */
export const MasterUploadAnswer = z.object({ outcomes: z.array(MasterUploadOutcome) })
export type MasterUploadAnswer = z.infer<typeof MasterUploadAnswer>

/** Masters that say what people may do. */
const ofRights: readonly unknown[] = ['user', 'role', 'scope', 'workgroup']

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
    changesRights: ({ kind }) => ofRights.includes(kind),
    params,
    response: z.object({ kind: z.enum(masterKinds), key: z.string() }),
    problems: ['not-found', 'in-use', 'rule-failed'],
  }),
} satisfies Service
