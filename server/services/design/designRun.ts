import { z } from 'zod'
import { hubGroup } from '#contract/hub'
import { type GenerationStage, generationStages } from '#domain/designFiles'
import type { Announcement } from '../../hub/announce.ts'
import type { Job } from '../../jobs/jobStore.ts'

/** The kind of job that generates the design files of a quote item, and what such jobs are about. */
export const designJobKind = 'designFiles'
export const designSubject = (quoteItemId: number): string => `quoteItem:${quoteItemId}`
const itemOf = (subject: string): number => Number(subject.slice(subject.indexOf(':') + 1))

/** What is kept of a run while it goes on. */
const Progress = z.object({ stage: z.enum(generationStages) })

/** What is kept of a run at this stage. */
export const progressAt = (stage: GenerationStage): z.infer<typeof Progress> => ({ stage })

/** What a run is doing; null when it waits or has ended. */
export function stageOf({ state, result }: Job): { name: GenerationStage; done: number; of: number } | null {
  const progress = Progress.safeParse(result)
  if (state !== 'Running' || !progress.success) return null
  const { stage: name } = progress.data
  return { name, done: generationStages.indexOf(name), of: generationStages.length }
}

const longestMessage = 1_000

/** How a run goes on or has ended, for who started it and who has its item open. Rule hub-connection (002 §7). */
export function runAnnouncement(job: Job): Announcement {
  const quoteItemId = itemOf(job.subject)
  return {
    name: 'FileGenerationResponse',
    groups: [hubGroup.user(job.createdBy), hubGroup.quoteItem(quoteItemId)],
    payload: {
      quoteItemId,
      jobId: String(job.id),
      status: job.state === 'Queued' ? 'Running' : job.state,
      message: job.failure.slice(0, longestMessage),
      at: (job.finishedAt ?? new Date()).toISOString(),
    },
  }
}
