import { eq } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import { ownerOf } from '#domain/workflow'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import { quoteItems, workflowHistory } from '../../database/schema/index.ts'
import { announceItems } from '../../hub/announceItems.ts'
import type { Person } from '../security/person.ts'
import { type ItemRow, stateOf } from './itemRow.ts'

/** How an item came to be, as its history and the change log call it. */
interface Beginning {
  readonly action: string
  readonly actionName: string
  readonly event: string
  readonly said?: Readonly<Record<string, unknown>>
}

/** Inserts an item, gives it to the workgroup that owns its step, and records how it began. */
export async function startItem(
  tx: Database,
  person: Person,
  definition: Parameters<typeof ownerOf>[0],
  values: typeof quoteItems.$inferInsert,
  { action, actionName, event, said = {} }: Beginning,
): Promise<ItemRow> {
  const [row] = await tx.insert(quoteItems).values(values).returning()
  if (row === undefined) throw new Error('The item was not inserted.')
  const assignmentGroup = ownerOf(definition, stateOf(row))
  await tx.update(quoteItems).set({ assignmentGroup }).where(eq(quoteItems.id, row.id))
  await tx.insert(workflowHistory).values({
    quoteItemId: row.id,
    who: person.login,
    action,
    actionName,
    fromStep: '',
    toStep: row.stepCode,
  })
  await logEvent(tx, person.login, { what: 'quoteItem', key: String(row.id), quoteId: row.quoteId }, event, {
    reference: itemReference(row.quoteId, row.itemNo),
    itemCategory: row.itemCategory,
    ...said,
  })
  const item = { ...row, assignmentGroup }
  await announceItems(tx, person, { what: 'added' }, [{ before: null, after: item }])
  return item
}
