import { asc } from 'drizzle-orm'
import type { report } from '#contract/report'
import { pageRows } from '../../database/pageRows.ts'
import { quoteTexts } from '../../database/schema/index.ts'
import type { Handlers } from '../../http/mount.ts'
import { saveRow } from '../masters/rowMaster.ts'
import { visibleQuote } from '../quote/access.ts'
import { costTape } from './costTape.ts'
import { explainPrice } from './explanation.ts'
import { quoteTextMaster } from './masters.ts'
import { multiComponentReport } from './multiComponentReport.ts'
import { quoteReport } from './quoteReport.ts'
import { quoteToSend } from './quoteToSend.ts'
import type { ReportDeps } from './reportDeps.ts'
import { explanationToSend, sendExplanation } from './sendExplanation.ts'
import { sendQuote } from './sendQuote.ts'
import { sentExplanation } from './sentExplanations.ts'
import { sentOf, sentQuote } from './sentQuotes.ts'

/** Handlers of the report service: letters of quotes, what items cost, and the texts of letters. */
export function reportHandlers(deps: ReportDeps): Handlers<typeof report> {
  const { db } = deps
  return {
    quoteReport: ({ person, body }) => quoteReport(deps, person, body),
    multiComponentReport: ({ person, body }) => multiComponentReport(deps, person, body.quoteId),
    costTapeReport: ({ person, body }) => costTape(deps, person, body),
    sentQuotes: async ({ person, query }) => {
      await visibleQuote(db, person, query.quoteId)
      return sentOf(db, query.quoteId)
    },
    sentQuote: ({ person, params }) => sentQuote(deps, person, params.id),
    quoteToSend: ({ person, query }) => quoteToSend(deps, person, query.quoteId),
    sendQuote: ({ person, body }) => sendQuote(deps, person, body),
    explainPrice: ({ person, body }) => explainPrice(deps, person, body),
    explanationToSend: ({ person, query }) => explanationToSend(deps, person, query),
    sendExplanation: ({ person, body }) => sendExplanation(deps, person, body),
    sentExplanation: ({ person, params }) => sentExplanation(deps, person, params.id),
    quoteTexts: async ({ query }) =>
      pageRows(
        await db
          .select()
          .from(quoteTexts)
          .orderBy(asc(quoteTexts.kind), asc(quoteTexts.sequence), asc(quoteTexts.id)),
        query,
      ),
    saveQuoteText: ({ person, body: { id, version, ...values } }) =>
      db.transaction(tx => saveRow(tx, person, quoteTextMaster, { id, version }, values)),
  }
}
