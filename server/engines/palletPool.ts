import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { PalletQuestion, PalletResult } from '#domain/palletisation'

/** Plans pallets beside the thread that answers requests. */
export interface PalletPool {
  /** The plan; rejects with `PalletPoolBusy` when too many wait, or when the search itself broke. */
  plan(question: PalletQuestion): Promise<PalletResult>
  close(): Promise<void>
}

/** Thrown when more questions wait than can be answered in good time. */
export class PalletPoolBusy extends Error {}

interface Waiting {
  readonly question: PalletQuestion
  readonly resolve: (result: PalletResult) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | null
}

/** Built, the thread's code is a file next to the server's; from the sources it is read by a loader of its own. */
const workerFile = import.meta.url.endsWith('.ts') ? './palletWorkerFromSource.mjs' : './palletWorker.js'

export interface PalletPoolOptions {
  readonly threads?: number
  /** Questions that may wait for a thread. */
  readonly mostWaiting?: number
  /** Told when a thread breaks. */
  readonly onBroken?: (error: Error) => void
}

/** Threads are started when they are first needed, and anew when one breaks. */
export function createPalletPool(options: PalletPoolOptions = {}): PalletPool {
  const most = options.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const mostWaiting = options.mostWaiting ?? 64
  const threads: Thread[] = []
  const queue: Waiting[] = []
  let isClosed = false

  const startThread = (): Thread => {
    const thread: Thread = {
      worker: new Worker(fileURLToPath(new URL(workerFile, import.meta.url))),
      current: null,
    }
    thread.worker.unref()
    thread.worker.on('message', (result: PalletResult) => {
      thread.current?.resolve(result)
      thread.current = null
      next()
    })
    const broken = (error: Error): void => {
      const index = threads.indexOf(thread)
      if (index < 0) return
      threads.splice(index, 1)
      if (!isClosed) options.onBroken?.(error)
      thread.current?.reject(error)
      thread.current = null
      if (!isClosed) next()
    }
    thread.worker.on('error', broken)
    thread.worker.on('exit', code => broken(new Error(`The palletisation thread ended (${code}).`)))
    threads.push(thread)
    return thread
  }

  const next = (): void => {
    while (queue.length > 0) {
      const idle = threads.find(thread => thread.current === null)
      const thread = idle ?? (threads.length < most ? startThread() : undefined)
      if (thread === undefined) return
      const waiting = queue.shift()
      if (waiting === undefined) return
      thread.current = waiting
      thread.worker.postMessage(waiting.question)
    }
  }

  return {
    plan: question =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new PalletPoolBusy('The server is stopping.'))
        if (queue.length >= mostWaiting) return reject(new PalletPoolBusy('Too many palletisations wait.'))
        queue.push({ question, resolve, reject })
        next()
      }),
    close: async () => {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(new PalletPoolBusy('The server is stopping.'))
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}
