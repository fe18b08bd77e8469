import type { PrintedDocument } from './document.ts'
import { printTicket } from './jobTicket/printTicket.ts'

/** A document as PDF, whole. Throws when its data can't be laid out. */
export function printDocument(document: PrintedDocument): Promise<Uint8Array> {
  return printTicket(document.ticket, document.madeAt)
}
