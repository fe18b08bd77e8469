import type { Rehearsed } from '#domain/rehearsal'
import type { RehearsalQuestion } from './rehearseBatch.ts'
import { createThreadPool, type ThreadPoolOptions } from './threadPool.ts'

/** Costs priced items before and after a shock, beside the thread that answers requests. */
export interface RehearsalPool {
  /** How many batches are worked on at once. */
  readonly threads: number
  ask(question: RehearsalQuestion): Promise<Rehearsed[]>
  close(): Promise<void>
}

/** Built, the thread's code is a file next to the server's; from the sources it is read by a loader of its own. */
const workerFile = import.meta.url.endsWith('.ts')
  ? './rehearsalWorkerFromSource.mjs'
  : './rehearsalWorker.js'

/** Megabytes that a thread may use: a batch and the masters are a few. */
const mostMegabytes = 384

/** Threads are started when they are first needed, and anew when one breaks. */
export function createRehearsalPool(
  threads: number,
  options: Pick<ThreadPoolOptions, 'onBroken'> = {},
): RehearsalPool {
  const pool = createThreadPool<RehearsalQuestion, Rehearsed[]>({
    file: new URL(workerFile, import.meta.url),
    name: 'rehearsal',
    names: 'rehearsals',
    threads,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    ...options,
  })
  return { ...pool, threads }
}
