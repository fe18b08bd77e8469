import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { textToHtml } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { deliveryLog } from '../../database/schema/index.ts'
import { type Mail, MailRefused } from '../../integrations/mail/mail.ts'
import type { JobHandler, RetryPlan } from '../../jobs/jobRunner.ts'

/** The kind of job that sends a message of the delivery log, and what such jobs are about. */
export const mailJobKind = 'mail'
export const mailSubject = (deliveryId: number): string => `delivery:${deliveryId}`

/** Half a minute, one, two, … two hours: a mail server may be away for a day and a half. */
export const mailRetries: RetryPlan = { maxAttempts: 24, retryMs: 30_000, mostMs: 7_200_000 }

export const MailJobInput = z.object({ deliveryId: z.number() })

export interface MailJobDeps {
  readonly db: Database
  readonly mail: Mail
}

/** Sends a message and notes in the log what came of it; a mail server that can't be reached is tried again. */
export const mailJob =
  ({ db, mail }: MailJobDeps): JobHandler =>
  async (input, { job }) => {
    const { deliveryId } = MailJobInput.parse(input)
    const [row] = await db.select().from(deliveryLog).where(eq(deliveryLog.id, deliveryId))
    if (row === undefined) return { ok: false, failure: 'The message is not in the log.', result: null }
    try {
      const taken = await mail.send({
        messageId: `<delivery-${deliveryId}-${job.id}@boxwright>`,
        to: row.recipient,
        fromName: row.fromName,
        replyTo: row.replyTo,
        subject: row.subject,
        text: row.body,
        html: textToHtml(row.body),
      })
      await db
        .update(deliveryLog)
        .set({ sentAt: new Date(), sentBy: mail.adapter, sentId: taken.id, lastError: '' })
        .where(eq(deliveryLog.id, deliveryId))
      return { ok: true, result: taken }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await db.update(deliveryLog).set({ lastError: reason }).where(eq(deliveryLog.id, deliveryId))
      if (error instanceof MailRefused) return { ok: false, failure: reason, result: null }
      throw error
    }
  }
