import { date } from '#domain/formats'
import type { TemplateValues } from '#domain/messageTemplates'
import { itemCategoryLabel } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { itemOrProblem } from '../quoteItem/itemRow.ts'
import { readWorkgroupName } from '../quoteItem/workflowNames.ts'
import { nameOf } from '../security/names.ts'

/** How an item was moved, for the messages about it. */
export interface MoveWords {
  readonly who: string
  readonly action: string
  readonly fromStep: string
  readonly reason: string
  readonly comment: string
}

/** What message templates say of an item, by the names of their placeholders. */
export async function itemValues(
  db: Database,
  quoteItemId: number,
  origin: string,
  move: MoveWords,
): Promise<TemplateValues> {
  const { item, quote } = await itemOrProblem(db, quoteItemId)
  return {
    reference: itemReference(quote.id, item.itemNo),
    quoteNumber: String(quote.id),
    quoteDescription: quote.description,
    productCode: item.productCode,
    productDescription: item.productDescription,
    itemCategory: itemCategoryLabel(item.itemCategory),
    customerCode: item.customerCode,
    customerName: item.customerName,
    orderQty: item.orderQty === null ? '' : new Intl.NumberFormat('en-AU').format(item.orderQty),
    plant: item.plant,
    dueDate: date(item.customerDueDate),
    initiatorName: await nameOf(db, item.initiator),
    step: item.stepName,
    assignmentGroup: await readWorkgroupName(db, item.assignmentGroup),
    assigneeName: await nameOf(db, item.assignee),
    link: `${origin}/qitem/${item.id}`,
    ...move,
  }
}
