import type { LabelContent } from '#domain/samples'

/** A label as it is handed over. */
export interface LabelJob extends LabelContent {
  /** What the printing system calls the printer. */
  readonly printer: string
}

/** What prints labels. */
export interface LabelPrinter {
  /** Which adapter answers, for the health display. */
  readonly adapter: 'built-in' | 'http'
  /** Whether it answers right now. */
  isReachable(): Promise<boolean>
  /** Hands a label over and answers what the job is called there. Throws a problem when it was not taken. */
  print(job: LabelJob): Promise<{ readonly id: string }>
}
