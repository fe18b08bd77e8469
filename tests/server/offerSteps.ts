import { desc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { mailOutbox, users } from '../../server/database/schema/index.ts'
import { inDatabase } from '../../server/integrations/files/inDatabase.ts'
import { outbox } from '../../server/integrations/mail/outbox.ts'
import { createJobRunner, type JobRunner } from '../../server/jobs/jobRunner.ts'
import { mailJob, mailJobKind } from '../../server/services/messaging/mailJob.ts'
import { linkOfSending } from '../../server/services/offer/linkOfSending.ts'
import { remindersJob, remindersJobKind } from '../../server/services/reminders/remindersJob.ts'
import { approvedItem } from './priceSteps.ts'
import { act, makeApproved, type TestItem } from './quoteSteps.ts'
import type { TestApp } from './startTestServer.ts'
import { today } from './today.ts'

export const origin = 'https://quotes.example'

export const ask = (server: TestApp, name: string, body: object, address = '198.51.100.7') =>
  server.app.inject({
    method: 'POST',
    url: `/quote/QuoteOffer/${name}`,
    payload: body,
    remoteAddress: address,
  })

export const revisions = async (server: TestApp, { quoteId }: TestItem) =>
  (await server.as('salesrep').get('/quote/QuoteOffer', { quoteId })).body

export const addressOf = async (server: TestApp, login: string) =>
  (await server.connection.db.select().from(users).where(eq(users.login, login)))[0]?.email ?? ''

/** Mails that somebody got, newest first. */
export const mailsTo = async (server: TestApp, address: string) =>
  server.connection.db
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, address))
    .orderBy(desc(mailOutbox.id))

/** Sends the quote of an item and answers the token that its recipient got. */
export async function send(
  server: TestApp,
  runner: JobRunner,
  { quoteId }: TestItem,
  to = 'harriet@bluegum.example',
): Promise<string> {
  const { contentHash, body } = (await server.as('salesrep').get('/report/QuoteReport/ToSend', { quoteId }))
    .body
  const sent = await server.as('salesrep').post('/report/QuoteReport/Send', {
    ...{ quoteId, contentHash, to: [to], cc: [], subject: 'Our quote', body },
  })
  expect([sent.status, sent.body.detail]).toEqual([200, undefined])
  await runner.drain()
  const [mail] = await server.connection.db.select().from(mailOutbox).orderBy(desc(mailOutbox.id)).limit(1)
  const [, token] = /https:\/\/quotes\.example\/offer\/([\w-]{43})/.exec(mail?.text ?? '') ?? []
  return token ?? ''
}

/** What mails the letters of quotes and reminds of those that end. */
export function offerRunner({ connection: { db } }: TestApp, origin: string): JobRunner {
  const mailing = { db, mail: outbox(db), files: inDatabase(db), linkOf: linkOfSending(db, origin) }
  const reminding = { db, origin, today: () => today, timeZone: 'UTC', wakeJobs: () => undefined }
  return createJobRunner({
    db,
    handlers: {
      [mailJobKind]: mailJob(mailing),
      [remindersJobKind]: remindersJob({ ...reminding, offerDays: 5, approvalDays: 2 }),
    },
  })
}

/** An item whose price is approved and that its sales rep may win. */
export async function winnableItem(server: TestApp): Promise<TestItem> {
  const item = await approvedItem(server)
  await act(server.as('su'), item, 'ACCEPT')
  await makeApproved(server.as('su'), item)
  return item
}
