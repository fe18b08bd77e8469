import { z } from 'zod'

/** The kind of job that runs a rehearsal. */
export const rehearsalJobKind = 'rehearsal'

/** The kind of job that gives items new prices by what a run found. */
export const newPricesJobKind = 'newPrices'

/** What jobs of both kinds are about. */
export const rehearsalSubject = (rehearsalId: number): string => `rehearsal:${rehearsalId}`

/** What is kept of a job while it goes on. */
export const JobProgress = z.object({ done: z.number(), of: z.number() })
