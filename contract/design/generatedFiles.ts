import { z } from 'zod'
import { type DesignFileRole, designFileRoles, generationStages } from '#domain/designFiles'
import { QuoteDocument } from '../quote/documentCalls.ts'
import { JobState } from '../routing.ts'
import { list } from '../trace.ts'

const known = z.number().nullable()

export const DesignRole = z.enum(Object.keys(designFileRoles) as [DesignFileRole, ...DesignFileRole[]])

/** What the design service says it has drawn: mm, m². */
export const ConfirmedDesign = z
  .object({
    size: z.object({ length: known, width: known, depth: known }),
    pieces: list(z.object({ name: z.string(), length: z.number(), width: z.number(), area: z.number() })),
  })
  .meta({ id: 'ConfirmedDesign' })

/** How the newest generation of an item stands, and the files that the item has of the last good one. */
export const GeneratedFiles = z
  .object({
    quoteItemId: z.number(),
    /** Null: nothing was ever generated. */
    jobId: known,
    status: JobState.nullable(),
    finished: z.boolean(),
    success: z.boolean(),
    /** Why it failed; '' otherwise. */
    message: z.string(),
    /** What it is doing. */
    stage: z.object({ name: z.enum(generationStages), done: z.number(), of: z.number() }).nullable(),
    startedBy: z.string(),
    startedAt: z.string().nullable(),
    projectNo: z.string(),
    ardFileName: z.string(),
    mfgFileName: z.string(),
    files: z.array(
      z.object({
        role: DesignRole,
        documentId: z.number(),
        fileName: z.string(),
        version: z.number(),
        size: z.number().describe('Bytes'),
      }),
    ),
    quoteDocuments: z.array(QuoteDocument),
    /** By whom and when the files were made; '' and null: there are none. */
    madeBy: z.string(),
    madeAt: z.string().nullable(),
    /** Whether ARD and MFG only stand in for the files of a CAD system. */
    isStandIn: z.boolean(),
    /** The item that the files were taken over from; '' when they are the item's own. */
    source: z.string(),
    /** What they were made from: fields of sections. */
    origin: z.record(z.string(), z.record(z.string(), z.unknown())).nullable(),
    confirmed: ConfirmedDesign.nullable(),
  })
  .meta({ id: 'GeneratedFiles' })
export type GeneratedFiles = z.infer<typeof GeneratedFiles>
