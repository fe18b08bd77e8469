import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { offerLink, textToHtml } from '#domain/messageTemplates'
import type { Database } from '../../database/database.ts'
import { deliveryLog } from '../../database/schema/index.ts'
import type { FileStore } from '../../integrations/files/fileStore.ts'
import { type Mail, type MailAttachment, MailRefused } from '../../integrations/mail/mail.ts'
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
  /** What keeps the files that go with messages. */
  readonly files: FileStore
  /** Makes the link by which a recipient answers the quote of a sending; left out: there is none. */
  readonly linkOf?: (sendingId: number, recipient: string) => Promise<string>
}

/** The head of a message to several. */
const Addressed = z.object({ to: z.array(z.string()), cc: z.array(z.string()) })

/** A file that goes with a message, as the log names it. */
export const Attached = z.object({
  fileKey: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  size: z.number(),
})

async function contentOf(files: FileStore, attached: z.infer<typeof Attached>): Promise<MailAttachment> {
  const { fileKey, size, fileName, mediaType } = attached
  const pieces: Uint8Array[] = []
  for await (const piece of files.read(fileKey, { from: 0, to: size - 1 })) pieces.push(piece)
  return { fileName, mediaType, content: Buffer.concat(pieces) }
}

/** The text with the recipient's own link in it, which is kept nowhere else. */
async function withLink(
  { body, quoteSendingId, recipient }: typeof deliveryLog.$inferSelect,
  linkOf: MailJobDeps['linkOf'],
): Promise<string> {
  const place = `{{${offerLink.name}}}`
  if (quoteSendingId === null || !body.includes(place)) return body
  return body.replaceAll(place, (await linkOf?.(quoteSendingId, recipient)) ?? '')
}

/** Sends a message and notes in the log what came of it; a mail server that can't be reached is tried again. */
export const mailJob =
  ({ db, mail, files, linkOf }: MailJobDeps): JobHandler =>
  async (input, { job }) => {
    const { deliveryId } = MailJobInput.parse(input)
    const [row] = await db.select().from(deliveryLog).where(eq(deliveryLog.id, deliveryId))
    if (row === undefined) return { ok: false, failure: 'The message is not in the log.', result: null }
    try {
      const text = await withLink(row, linkOf)
      const attached = row.attachment === null ? null : Attached.parse(row.attachment)
      const taken = await mail.send({
        messageId: `<delivery-${deliveryId}-${job.id}@boxwright>`,
        to: row.recipient,
        fromName: row.fromName,
        replyTo: row.replyTo,
        subject: row.subject,
        text,
        html: textToHtml(text),
        ...(row.addressed === null ? {} : { addressed: Addressed.parse(row.addressed) }),
        ...(attached === null ? {} : { attachments: [await contentOf(files, attached)] }),
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
