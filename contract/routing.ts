import { z } from 'zod'
import { list } from './trace.ts'

/** What a job in the background is doing. */
const jobStates = ['Queued', 'Running', 'Success', 'Failed'] as const
export const JobState = z.enum(jobStates)

export const RouteStep = z
  .object({
    operation: z.string(),
    workCentre: z.string(),
    plantCode: z.string(),
    run: z.number(),
    transfer: z.number(),
    sheet: z.object({
      length: z.number(),
      width: z.number(),
      numberUp: z.number(),
      /** Blanks beside each other each way, where they are a grid. */
      alongLength: z.number().optional(),
      alongWidth: z.number().optional(),
      creases: z.number().optional(),
      /** Runs through a slitter, and how often a part of one sheet is fed in them. */
      slitting: z.object({ runs: z.number(), feeds: z.number() }).optional(),
    }),
    isRotated: z.boolean(),
    isClosedHere: z.boolean(),
    warnings: list(z.string()),
  })
  .meta({ id: 'RouteStep' })

export const RoutePlan = z.object({ cost: z.number(), path: list(RouteStep) }).meta({ id: 'RoutePlan' })

export const RouteLogEntry = z
  .object({
    seq: z.number(),
    operation: z.string(),
    workCentre: z.string().nullable(),
    ok: z.boolean(),
    reason: z.string().nullable(),
    cost: z.number().nullable(),
    via: z.string(),
    isNotify: z.boolean(),
  })
  .meta({ id: 'RouteLogEntry' })

/** What an item was routed from: fields of sections. */
export const RouteOrigin = z.record(z.string(), z.record(z.string(), z.unknown()))

/** One run of the auto-routing of a quote item. */
export const RouteRun = z
  .object({
    id: z.number(),
    quoteItemId: z.number(),
    status: JobState,
    /** Why there is no route, as a sentence; empty otherwise. */
    message: z.string(),
    startedBy: z.string(),
    createdAt: z.string(),
    finishedAt: z.string().nullable(),
    /** Names the input: the same input has the same one. */
    inputHash: z.string(),
    masterDataVersion: z.string(),
    quantity: z.number(),
    /** Null: of a run from before it was kept. */
    origin: RouteOrigin.nullable(),
    /** The route chosen; null while there is none. */
    route: RoutePlan.nullable(),
    alternatives: list(RoutePlan),
    warnings: list(z.string()),
  })
  .meta({ id: 'RouteRun' })
export type RouteRun = z.infer<typeof RouteRun>
