import { desc, eq } from 'drizzle-orm'
import type { CallOutput } from '#contract/endpoint'
import type { messaging } from '#contract/messaging'
import {
  checkTemplate,
  placeholdersOf,
  renderLine,
  renderText,
  type TemplateValues,
  textToHtml,
} from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { workflowHistory, workflowSteps } from '../../database/schema/index.ts'
import type { Call } from '../../http/mount.ts'
import { nameOf } from '../security/names.ts'
import { itemValues } from './itemValues.ts'
import { optionsOf, optionValues } from './optionValues.ts'
import { quoteExample } from './quoteExample.ts'

type Row = typeof messaging.preview

/**
 * A template with the values of an item and its last move; without an item named, of the one that moved last. One of quotes
 * has those of the quote that was changed last.
 */
export async function preview(
  db: Database,
  origin: string,
  body: Call<Row>['body'],
): Promise<CallOutput<Row>> {
  const [last] = await db
    .select()
    .from(workflowHistory)
    .where(body.quoteItemId === undefined ? undefined : eq(workflowHistory.quoteItemId, body.quoteItemId))
    .orderBy(desc(workflowHistory.id))
    .limit(1)
  const quoteItemId = body.quoteItemId ?? last?.quoteItemId ?? null
  const options = await optionsOf(db, body.appType)
  const isOfQuote = body.appType === 'quote' || body.appType === 'offer'
  const about: TemplateValues = isOfQuote
    ? await quoteExample(db)
    : quoteItemId === null
      ? {}
      : await itemValues(db, quoteItemId, origin, {
          who: await nameOf(db, last?.who ?? null),
          action: last?.actionName ?? '',
          fromStep: await stepName(db, last?.fromStep ?? ''),
          reason: last?.reason ?? '',
          comment: last?.comment ?? '',
        })
  // What only comes with the event itself is shown by its name, so that no sentence of the preview has a hole.
  const named = placeholdersOf(body.appType).map(({ name, label }) => [name, `[${label}]`])
  const values: TemplateValues = { ...Object.fromEntries(named), ...about, ...optionValues(options) }
  const problems = (['subject', 'body'] as const).flatMap(field =>
    checkTemplate(body.appType, body[field], Object.keys(options)).map(problem => ({ field, ...problem })),
  )
  return {
    quoteItemId: isOfQuote ? null : quoteItemId,
    reference: about.reference ?? about.quoteNumber ?? '',
    subject: renderLine(body.subject, values),
    html: textToHtml(renderText(body.body, values)),
    problems,
  }
}

/** What a step is called now; its code when there is no such step any more. */
async function stepName(db: Database, code: string): Promise<string> {
  const [step] = await db
    .select({ name: workflowSteps.name })
    .from(workflowSteps)
    .where(eq(workflowSteps.code, code))
  return step?.name ?? code
}
