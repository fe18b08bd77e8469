import { parentPort } from 'node:worker_threads'
import type { PrintedDocument } from './document.ts'
import { printDocument } from './printDocument.ts'

/** The thread that lays documents out, one at a time. What breaks one ends the thread: the pool starts another. */
parentPort?.on('message', async (document: PrintedDocument) => {
  const pdf = await printDocument(document)
  parentPort?.postMessage(pdf, [pdf.buffer as ArrayBuffer])
})
