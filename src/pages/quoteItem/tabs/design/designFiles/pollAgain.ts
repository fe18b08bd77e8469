import type { GeneratedFiles } from '#contract/design'
import { generationPollEvery } from '#domain/designFiles'

/** Whether a generation waits or runs. */
export const isUnderWay = (run: Pick<GeneratedFiles, 'status'> | undefined): boolean =>
  run?.status === 'Queued' || run?.status === 'Running'

/**
 * When a generation is looked at again, in milliseconds, where nobody tells of it sooner: every five seconds while it is
 * under way. It is the server that ends one after five minutes. Rule designgen-start (002 §4).
 */
export const pollAgain = (run: Pick<GeneratedFiles, 'status'> | undefined): number | false =>
  isUnderWay(run) ? generationPollEvery : false
