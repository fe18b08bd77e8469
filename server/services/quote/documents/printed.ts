import type { PrintedDocument } from '../../../documents/document.ts'
import type { DocumentPool } from '../../../documents/documentPool.ts'
import { ThreadPoolBusy } from '../../../engines/threadPoolBusy.ts'
import { Problem } from '../../../problem/problem.ts'

/** A document as PDF; a problem when too many wait for theirs. */
export function printed(documents: DocumentPool, document: PrintedDocument): Promise<Uint8Array> {
  return documents.print(document).catch((error: unknown) => {
    if (error instanceof ThreadPoolBusy) throw new Problem('unavailable', error.message)
    throw error
  })
}
