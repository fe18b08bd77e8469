import { createThreadPool, type ThreadPoolOptions } from '../engines/threadPool.ts'
import type { PrintedDocument } from './document.ts'

/** Lays documents out as PDF beside the thread that answers requests. */
export interface DocumentPool {
  /** The PDF; rejects with `ThreadPoolBusy` when too many wait, or with what broke while it was laid out. */
  print(document: PrintedDocument): Promise<Uint8Array>
  close(): Promise<void>
}

/** Built, the thread's code is a file next to the server's; from the sources it is read by a loader of its own. */
const workerFile = import.meta.url.endsWith('.ts') ? './documentWorkerFromSource.mjs' : './documentWorker.js'

export type DocumentPoolOptions = Pick<
  ThreadPoolOptions,
  'threads' | 'mostWaiting' | 'timeoutMs' | 'onBroken'
>

/** Milliseconds that a document may take, and the megabytes its thread may use. */
const usualTimeout = 20_000
const mostMegabytes = 384

/** One thread, started when it is first needed, and anew when a document breaks it: the others are laid out all the same. */
export function createDocumentPool(options: DocumentPoolOptions = {}): DocumentPool {
  const pool = createThreadPool<PrintedDocument, Uint8Array>({
    file: new URL(workerFile, import.meta.url),
    name: 'document',
    names: 'documents',
    threads: 1,
    timeoutMs: usualTimeout,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    ...options,
  })
  return { print: pool.ask, close: pool.close }
}
