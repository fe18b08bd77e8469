import type { DocumentPool } from '../../documents/documentPool.ts'
import type { Masters } from '../engine/masters.ts'
import type { FileDeps } from '../quote/documents/fileDeps.ts'

/** What reports are made with. */
export interface ReportDeps extends FileDeps {
  readonly masters: Masters
  readonly documents: DocumentPool
  /** Today as `YYYY-MM-DD`, where the company works. */
  readonly today: () => string
  /** IANA name of the time zone that the company works in. */
  readonly timeZone: string
  readonly wakeJobs: () => void
}
