import { and, eq, inArray } from 'drizzle-orm'
import { type AppType, renderLetter, renderLine, type TemplateValues } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { deliveryLog, messageTemplates } from '../../database/schema/index.ts'
import { enqueue } from '../../jobs/jobStore.ts'
import { mailJobKind, mailSubject } from './mailJob.ts'
import { optionsOf, optionValues } from './optionValues.ts'

export interface NewDelivery {
  readonly appType: AppType
  readonly state: string
  /** Empty: nobody could be found; `refusal` says why. */
  readonly recipient: string
  readonly refusal: string
  readonly values: TemplateValues
  readonly quoteId: number | null
  readonly quoteItemId: number | null
  readonly createdBy: string
}

/** The active template of an application for a state, else its template for any. */
export async function templateFor(db: Database, appType: AppType, state: string) {
  const rows = await db
    .select()
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.appType, appType),
        eq(messageTemplates.isActive, true),
        inArray(messageTemplates.state, [state, '']),
      ),
    )
    .orderBy(messageTemplates.id)
  return rows.find(row => row.state === state) ?? rows[0] ?? null
}

/** What a message says and why it could not be written, if so. */
export async function compose(
  db: Database,
  { appType, state, values }: Pick<NewDelivery, 'appType' | 'state' | 'values'>,
) {
  const template = await templateFor(db, appType, state)
  const options = await optionsOf(db, appType)
  const known = { ...values, ...optionValues(options) }
  const about = { fromName: options.FROM_NAME ?? 'Boxwright', replyTo: options.REPLY_TO ?? '' }
  if (template === null) {
    return {
      ...about,
      templateCode: '',
      msgType: 'EMAIL',
      subject: '',
      body: '',
      refusal: `No active template of ${appType} speaks for ${state === '' ? 'any state' : `state ${state}`}.`,
    }
  }
  return {
    ...about,
    templateCode: template.code,
    msgType: template.msgType,
    subject: renderLine(template.subject, known),
    body: renderLetter(template.body, known),
    refusal: '',
  }
}

/** Writes a message into the delivery log and queues it; one that can't be written is logged with the reason. */
export async function writeDelivery(tx: Database, delivery: NewDelivery): Promise<number> {
  const { refusal, values, ...about } = delivery
  const written = await compose(tx, delivery)
  const [row] = await tx
    .insert(deliveryLog)
    .values({ ...about, ...written, values, refusal: refusal || written.refusal })
    .returning()
  if (row === undefined) throw new Error('The message was not logged.')
  if (row.refusal === '') await queueDelivery(tx, row.id, delivery.createdBy)
  return row.id
}

/** Queues a message of the log to be sent. */
export async function queueDelivery(tx: Database, deliveryId: number, who: string): Promise<void> {
  const job = await enqueue(tx, {
    kind: mailJobKind,
    subject: mailSubject(deliveryId),
    input: { deliveryId },
    createdBy: who,
  })
  await tx.update(deliveryLog).set({ jobId: job.id }).where(eq(deliveryLog.id, deliveryId))
}
