import type { JobTicket } from '#domain/jobTicket'

/** A document to be laid out, as plain data. */
export type PrintedDocument = {
  readonly kind: 'jobTicket'
  readonly ticket: JobTicket
  /** When it was made, ISO 8601: the same document made at the same time has the same bytes. */
  readonly madeAt: string
}
