import { and, asc, eq, isNull, notExists, sql } from 'drizzle-orm'
import { dateTime } from '#domain/formats'
import { approvalStep } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { approvalReminders, quoteItems } from '../../database/schema/index.ts'
import { itemValues } from '../messaging/itemValues.ts'
import { writeDelivery } from '../messaging/writeDelivery.ts'
import { approvalWords } from '../quote/approval/approvalWords.ts'
import { openApprovers } from '../quote/approval/openApprovers.ts'
import type { Definitions } from '../quoteItem/definition.ts'

interface Reminding {
  readonly db: Database
  readonly definitions: Definitions
  readonly origin: string
  readonly timeZone: string
  /** `YYYY-MM-DD` */
  readonly today: string
  /** Days that an item has waited for its approval. */
  readonly days: number
}

/** So many items a run: the others' turn comes with the next. */
const atMost = 500

type Waiting = Pick<typeof quoteItems.$inferSelect, 'id' | 'quoteId' | 'dateArrived'>

const nothing = { who: '', action: '', fromStep: '', reason: '', comment: '' }

/** Reminds whoever may approve what has waited for longer than so many days, once for each time that the item came. Answers how many items. */
export async function remindOfApprovals(reminding: Reminding): Promise<number> {
  const { db, definitions, days } = reminding
  if (days <= 0) return 0
  const isOpen = and(
    eq(quoteItems.isFinal, false),
    isNull(quoteItems.closeType),
    eq(quoteItems.isOnHold, false),
  )
  const places = await db
    .selectDistinct({ templateId: quoteItems.templateId, stepCode: quoteItems.stepCode })
    .from(quoteItems)
    .where(isOpen)
  let reminded = 0
  for (const { templateId, stepCode } of places) {
    if (approvalStep(await definitions.of(templateId))?.code !== stepCode) continue
    const waiting = await db
      .select({ id: quoteItems.id, quoteId: quoteItems.quoteId, dateArrived: quoteItems.dateArrived })
      .from(quoteItems)
      .where(
        and(
          isOpen,
          eq(quoteItems.templateId, templateId),
          eq(quoteItems.stepCode, stepCode),
          sql`${quoteItems.dateArrived} < now() - make_interval(days => ${days})`,
          notExists(
            db
              .select({ one: sql`1` })
              .from(approvalReminders)
              .where(
                and(
                  eq(approvalReminders.quoteItemId, quoteItems.id),
                  eq(approvalReminders.dateArrived, quoteItems.dateArrived),
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(quoteItems.dateArrived))
      .limit(atMost)
    for (const item of waiting) reminded += (await remindOf(reminding, item)) ? 1 : 0
  }
  return reminded
}

/** Tells the approvers of an item, when there is something for them to approve. */
async function remindOf({ db, origin, timeZone, today }: Reminding, item: Waiting): Promise<boolean> {
  return db.transaction(async tx => {
    const approvers = await openApprovers(tx, item.id, today)
    if (approvers.length === 0) return false
    // Copied in the database, which keeps more of a moment than we read.
    await tx.execute(sql`insert into ${approvalReminders} (quote_item_id, date_arrived)
      select item.id, item.date_arrived from ${quoteItems} item where item.id = ${item.id} on conflict do nothing`)
    const values = {
      ...(await itemValues(tx, item.id, origin, nothing)),
      // Where it says what waits, and is decided.
      link: `${origin}/qitem/${item.id}/appr`,
      waitingSince: dateTime(item.dateArrived, timeZone),
    }
    for (const email of new Set(approvers.map(approver => approver.email))) {
      const theirs = approvers.filter(approver => approver.email === email)
      const approvals = await approvalWords(tx, theirs)
      await writeDelivery(tx, {
        ...{ appType: 'approval', state: '', recipient: email, values: { ...values, approvals } },
        refusal: email === '' ? 'The approver has no e-mail address.' : '',
        ...{ quoteId: item.quoteId, quoteItemId: item.id, createdBy: 'boxwright' },
      })
    }
    return true
  })
}
