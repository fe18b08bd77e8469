import { eq, sql } from 'drizzle-orm'
import type { OfferedItem } from '#contract/quote'
import { sameOffer } from '#domain/offers'
import type { QuotedItem } from '#domain/quoteDocument'
import { approvalStandings, approvedCode, changesOf, sections } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { comments, itemDecisions, quoteItems } from '../../database/schema/index.ts'
import { itemsAnnounced } from '../../hub/announceItems.ts'
import type { ErpAnswers } from '../quoteItem/facts/productCodes.ts'
import { factsOfItem } from '../quoteItem/findingsAt.ts'
import { readItem } from '../quoteItem/readItems.ts'
import { sectionLines } from '../quoteItem/save/sectionLines.ts'
import { storeSave } from '../quoteItem/save/storeSave.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { actIn } from '../workflow/act.ts'
import { customerActor, customerLogin } from './customerActor.ts'
import type { OfferDeps } from './offerDeps.ts'

interface Order {
  readonly quoteId: number
  readonly offered: OfferedItem
  /** The item as it was sent. */
  readonly quoted: QuotedItem
  /** The item as it would be offered now; null: it would not be. */
  readonly now: QuotedItem | null
  /** In the words of the offer. */
  readonly quantity: string
  readonly count: number
  readonly name: string
  readonly purchaseOrder: string
  /** The document that the customer accepted. */
  readonly doc: string
  readonly erp: ErpAnswers
}

const mostOrders = sections.approval.fields.purchaseOrders.max

/** The order among those of the item, with what the item's row repeats of it. */
async function addOrder(tx: Database, deps: OfferDeps, work: WorkItem, order: Order): Promise<void> {
  const { purchaseOrder, count, doc } = order
  const { item } = work
  const { approval } = work.sections
  const isThere = approval.purchaseOrders.some(({ orderNumber }) => orderNumber === purchaseOrder)
  const row = {
    ...{ orderNumber: purchaseOrder, orderDate: deps.today(), quantity: count, doc },
    key: `offer-${purchaseOrder.replace(/[^\w-]/g, '_')}`,
  }
  const isFull = approval.purchaseOrders.length >= mostOrders
  const data =
    isThere || isFull ? approval : { ...approval, purchaseOrders: [...approval.purchaseOrders, row] }
  const changes = changesOf(sections.approval.fields, approval, data)
  const version = work.versions.approval + 1
  await tx.update(quoteItems).set({ orderPO: purchaseOrder }).where(eq(quoteItems.id, item.id))
  await storeSave(tx, {
    who: customerLogin,
    before: item,
    after: item,
    sections: changes.length === 0 ? [] : [{ section: 'approval', version, data }],
    lines: sectionLines('approval', changes),
    announcements: itemsAnnounced(
      customerActor,
      { what: 'saved', ...(changes.length === 0 ? {} : { versions: { approval: version } }) },
      [{ before: item, after: item }],
    ),
  })
}

/** Who orders by a quote has approved its price: the document says so. */
async function approvePrice(tx: Database, work: WorkItem, { name, purchaseOrder, doc, erp }: Order) {
  const facts = await factsOfItem(tx, work, erp)
  const open = approvalStandings(work.sections, facts).find(
    ({ approvalType, state }) => approvalType === 'CUSTOMER_PRICE' && state !== 'approved',
  )
  if (open === undefined) return
  await tx.insert(itemDecisions).values({
    ...{ quoteItemId: work.item.id, approvalType: open.approvalType, about: open.about, doc },
    approvalStatus: approvedCode,
    approvedBy: `${name} (customer)`,
    comment: `Accepted on-line with ${purchaseOrder}.`,
    basis: open.basis,
  })
}

/** Why the item can't be won as it stands; '' when the workflow may decide. */
function notAsOffered({ quoted, now }: Order, { item }: WorkItem): string {
  if (item.wonAt !== null) return 'It had been ordered before.'
  if (now === null) return 'It is closed.'
  return sameOffer(quoted, now) ? '' : 'It has changed since it was sent.'
}

/**
 * Stores that the customer ordered an item and takes the workflow's own action for it in their stead, as part of a
 * transaction. Answers why it waits for its sales rep, or '' when it is won.
 */
export async function orderItem(deps: OfferDeps, tx: Database, order: Order): Promise<string> {
  const { quoteItemId } = order.offered
  const [stands] = await tx
    .select({ id: quoteItems.id })
    .from(quoteItems)
    .where(sql`${quoteItems.id} = ${quoteItemId} and ${quoteItems.quoteId} = ${order.quoteId}`)
  if (stands === undefined) return 'It was deleted.'
  const work = await readItem(tx, quoteItemId, true)
  let why = notAsOffered(order, work)
  if (order.now !== null) {
    await addOrder(tx, deps, work, order)
    if (why === '') await approvePrice(tx, work, order)
  }
  if (why === '') {
    const comment = `${order.name} ordered ${order.quantity} on-line with ${order.purchaseOrder}.`
    const request = { action: 'WON', quoteItemId, reason: '', comment }
    const { refused } = await actIn(deps, tx, customerActor, request, { erp: order.erp, inStead: true })
    if (refused === null) return ''
    why = refused
  }
  await tx.insert(comments).values({
    ...{ quoteId: order.quoteId, quoteItemId, createdBy: customerLogin },
    comment: `Accepted by the customer: ${order.name} ordered ${order.quantity} on-line with ${order.purchaseOrder}. Not won yet: ${why}`,
  })
  return why
}
