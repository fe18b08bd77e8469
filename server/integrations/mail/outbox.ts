import type { Database } from '../../database/database.ts'
import { mailOutbox } from '../../database/schema/index.ts'
import type { Mail } from './mail.ts'

/** A stand-in for a mail server that keeps every message in a table of its own; the delivery log shows them. */
export function outbox(db: Database): Mail {
  return {
    adapter: 'built-in',
    isReachable: async () => true,
    send: async ({ messageId, to, subject, text, html, addressed = null, attachments = [] }) => {
      const [row] = await db
        .insert(mailOutbox)
        .values({
          ...{ messageId, recipient: to, subject, text, html, addressed },
          attachments: attachments.map(({ fileName, content }) => ({ fileName, size: content.length })),
        })
        .returning({ id: mailOutbox.id })
      return { id: `outbox ${row?.id}` }
    },
    close: () => undefined,
  }
}
