import type { PalletQuestion, PalletResult } from '#domain/palletisation'
import { createThreadPool, type ThreadPoolOptions } from './threadPool.ts'

/** Plans pallets beside the thread that answers requests. */
export interface PalletPool {
  /** The plan; rejects with `ThreadPoolBusy` when too many wait, or when the search itself broke. */
  plan(question: PalletQuestion): Promise<PalletResult>
  close(): Promise<void>
}

/** Built, the thread's code is a file next to the server's; from the sources it is read by a loader of its own. */
const workerFile = import.meta.url.endsWith('.ts') ? './palletWorkerFromSource.mjs' : './palletWorker.js'

export type PalletPoolOptions = Pick<ThreadPoolOptions, 'threads' | 'mostWaiting' | 'onBroken'>

/** Threads are started when they are first needed, and anew when one breaks. */
export function createPalletPool(options: PalletPoolOptions = {}): PalletPool {
  const pool = createThreadPool<PalletQuestion, PalletResult>({
    file: new URL(workerFile, import.meta.url),
    name: 'palletisation',
    names: 'palletisations',
    ...options,
  })
  return { plan: pool.ask, close: pool.close }
}
