import { printCostTape } from './costTape/printCostTape.ts'
import type { PrintedDocument } from './document.ts'
import { printExplanation } from './explanation/printExplanation.ts'
import { printTicket } from './jobTicket/printTicket.ts'
import { printQuote } from './quote/printQuote.ts'

/** A document as PDF, whole. Throws when its data can't be laid out. */
export function printDocument(document: PrintedDocument): Promise<Uint8Array> {
  switch (document.kind) {
    case 'jobTicket':
      return printTicket(document.ticket, document.madeAt)
    case 'quote':
      return printQuote(document.quote, document.madeAt)
    case 'costTape':
      return printCostTape(document.report, document.madeAt)
    case 'explanation':
      return printExplanation(document.explanation, document.madeAt)
  }
}
