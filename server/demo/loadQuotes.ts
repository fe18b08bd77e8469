import { isNewCustomer } from '#domain/dashboard'
import { daysAfter } from '#domain/days'
import { emptySections, floorOf, type ItemSections, unitPriceOf } from '#domain/quoteItem'
import { madeUnitPrice } from '#domain/quoteOptions'
import { itemReference } from '#domain/quotes'
import { defaultWorkflow, ownerOf, type WorkflowStep } from '#domain/workflow'
import type { Database } from '../database/database.ts'
import {
  comments,
  itemDecisions,
  quoteItemSections,
  quoteItems,
  quotes,
  workflowHistory,
} from '../database/schema/index.ts'
import { complianceOf } from './complianceOf.ts'
import { decisionsOf } from './decisionsOf.ts'
import { deliveryOfQuote } from './deliveryOfQuote.ts'
import { designPrintsOf } from './designPrintsOf.ts'
import { genericGoods } from './genericGoods.ts'
import { itemRow } from './itemRow.ts'
import { assigneeOf, isPriced, isPrinted, isRouted, stepOf, wonAtOf } from './itemStanding.ts'
import type { Makers } from './makers.ts'
import { marginFloorRows } from './marginFloors.ts'
import { orderedWith } from './orderedWith.ts'
import { palletSections } from './palletSections.ts'
import { people } from './people.ts'
import { plantFor } from './plantFor.ts'
import { preprintCostOf } from './preprintCostOf.ts'
import { printingOf } from './printingOf.ts'
import { productOf } from './productOfItem.ts'
import { quoteRow } from './quoteRow.ts'
import { type DemonstrationItem, type DemonstrationQuote, demonstrationQuote, quoteCount } from './quotes.ts'
import { sectionRows } from './sectionRows.ts'
import { tradingSince } from './tradingSince.ts'

const dayBefore = (today: string, days: number): Date =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000 + 3_600_000 * (1 + (days % 8)))
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Days from today to when the goods are required, quote by quote: a few late, some soon, most in time. */
const dueIn = [9, 2, 16, 0, 28, 5, -3, 21, 1, 12, -8] as const

/** When a quote's goods are required, as `YYYY-MM-DD`: never before it was started. */
const requiredOf = (index: number, age: number, today: string): string =>
  daysAfter(today, Math.max(dueIn[index % dueIn.length] ?? 0, -age))

/** The purchase order of a quote whose first item is this one; '' while none of its items is won. */
const purchaseOrderOf = (quote: DemonstrationQuote, firstTurn: number): string =>
  quote.items.some((_, position) => stepOf(firstTurn + position).sequence >= 6)
    ? `PO-${4400 + firstTurn}`
    : ''

/**
 * Items that are preprinted though others of their pack are not, so that Pre-print has a list as Design has: taken, waiting,
 * late and held.
 */
const preprintedTurns: readonly number[] = [21, 49, 53, 77]

const asPrinted = (item: DemonstrationItem, turn: number): DemonstrationItem =>
  preprintedTurns.includes(turn) ? { ...item, product: { ...item.product, printProcess: 'PREPRINT' } } : item

async function loadHistory(
  db: Database,
  quoteItemId: number,
  step: WorkflowStep,
  owner: string,
  arrived: Date,
) {
  const passed = defaultWorkflow.steps.filter(each => each.sequence < step.sequence)
  const entries = passed.map((from, index) => {
    const action = from.actions[0]
    const to = defaultWorkflow.steps[index + 1]
    const worker = people.find(person => person.workgroups.some(code => code === from.owners[0]?.workgroup))
    return {
      quoteItemId,
      at: new Date(arrived.getTime() - (passed.length - 1 - index) * 86_400_000),
      who: from.kind === 'initial' ? owner : (worker?.login ?? owner),
      action: action?.code ?? '',
      actionName: action?.name ?? '',
      fromStep: from.code,
      toStep: to?.code ?? '',
    }
  })
  if (entries.length > 0) await db.insert(workflowHistory).values(entries)
}

async function loadItem(
  db: Database,
  { palletsOf, designer, pricer }: Makers,
  templateId: number,
  today: string,
  quoteId: number,
  header: ReturnType<typeof quoteRow>,
  quote: DemonstrationQuote,
  item: DemonstrationItem,
  itemNo: number,
  turn: number,
): Promise<void> {
  const { customer } = quote
  const goods = genericGoods(turn)
  const owner = customer.salesRepLogin
  const plant = plantFor(item.product.boardGrade ?? '', customer.plant)
  const step = stepOf(turn)
  const isOnHold = step.kind === 'work' && turn % 11 === 5
  const initiated = dayBefore(today, quote.age)
  const arrived = dayBefore(today, Math.max(1, Math.floor(quote.age / (step.sequence + 1))))
  const wonAt = wonAtOf(step, arrived)
  const product = productOf(item, plant, turn, step.kind === 'initial')
  const group = ownerOf(step, {
    plantCode: plant,
    businessUnit: customer.businessUnit,
    isPreprint: product.printProcess === 'PREPRINT',
  })
  const printing = isPrinted(step, turn) ? printingOf(product, plant, turn) : emptySections.printing
  const design = isRouted(step, turn) ? designer(product, printing, customer.businessUnit) : null
  const pallets = palletSections(
    { product, printing },
    customer.industryCode,
    isPrinted(step, turn) ? palletsOf : null,
  )
  const preprint = {
    ...(design === null ? {} : designPrintsOf({ product, printing, design }, turn)),
    ...(step.sequence > 2 ? preprintCostOf(product) : {}),
  }
  const made =
    design === null ? null : { product, printing, design, palletization: pallets.palletization, ...preprint }
  const pricing = isPriced(step, turn) && made !== null ? pricer(made, deliveryOfQuote(header), turn) : null
  const further = {
    ...(isPrinted(step, turn) ? { printing } : {}),
    ...pallets,
    ...(design === null ? {} : { design }),
    ...preprint,
    ...(pricing === null ? {} : { pricing }),
    ...(wonAt === null ? {} : { approval: orderedWith(header.customerPO, wonAt, product) }),
    ...(step.kind === 'initial' ? {} : { compliance: complianceOf(product, plant, turn) }),
  }
  const [row] = await db
    .insert(quoteItems)
    .values({
      ...itemRow(quote, header, product),
      quoteId,
      itemNo,
      templateId,
      stepCode: step.code,
      stepName: step.name,
      stepSequence: step.sequence,
      isFinal: step.kind === 'final',
      wonAt,
      isNewCustomer: wonAt !== null && isNewCustomer(tradingSince(customer, today), isoDay(wonAt)),
      assignmentGroup: group,
      allowByPassDesign: goods !== undefined,
      assignee: isOnHold ? null : assigneeOf(step, group, owner, turn),
      isOnHold,
      holdReason: isOnHold ? 'Waiting for the customer to confirm the quantity' : '',
      dateInitiated: initiated,
      dateArrived: arrived,
      unitPrice: goods?.genericPricing
        ? unitPriceOf(goods.genericPricing, product.expectedOrderQuantity)
        : madeUnitPrice({ product, pricing: pricing ?? emptySections.pricing }),
      isEvisy: turn % 9 === 4,
      withVendor: step.code === 'ORDER' && turn % 2 === 0,
      sampleStatus: step.code === 'DESIGN' && turn % 4 === 1 ? 'Sent To Cutting Table' : '',
    })
    .returning({ id: quoteItems.id })
  if (row === undefined) throw new Error('The item was not inserted.')
  const decide = async (filled: Partial<ItemSections>) => {
    const decided = decisionsOf(
      row.id,
      { product, ...filled },
      floorOf({ ...product, businessUnit: customer.businessUnit }, marginFloorRows)?.floorPercent ?? null,
      {
        isPastApproval: step.sequence > 4,
        isWon: wonAt !== null,
        at: wonAt ?? arrived,
        order: header.customerPO,
        drawing: `Drawing ${itemReference(quoteId, itemNo)}.pdf`,
      },
    )
    if (decided.length > 0) await db.insert(itemDecisions).values(decided)
  }
  if (goods !== undefined) {
    const { genericPricing } = goods
    const priced: Readonly<Record<string, object>> = genericPricing === null ? {} : { genericPricing }
    const compliance = complianceOf(product, plant, turn)
    await db.insert(quoteItemSections).values(sectionRows(row.id, { product, ...priced, compliance }))
    await decide({ compliance })
    await loadHistory(db, row.id, step, owner, arrived)
    return
  }
  await db.insert(quoteItemSections).values(sectionRows(row.id, { product, ...further }))
  await decide(further)
  await loadHistory(db, row.id, step, owner, arrived)
  if (turn % 5 === 2) {
    await db.insert(comments).values({
      quoteId,
      quoteItemId: row.id,
      comment: 'Customer asked for a sample before the first order.',
      createdBy: owner,
      createdAt: initiated,
    })
  }
}

/** Sixty quotes with items at every step of the workflow, dated back from `today` (`YYYY-MM-DD`). */
export async function loadQuotes(
  db: Database,
  makers: Makers,
  templateId: number,
  today: string,
): Promise<void> {
  let turn = 0
  for (let index = 0; index < quoteCount; index += 1) {
    const quote = demonstrationQuote(index)
    const header = quoteRow(
      quote,
      dayBefore(today, quote.age),
      purchaseOrderOf(quote, turn),
      requiredOf(index, quote.age, today),
    )
    const [row] = await db.insert(quotes).values(header).returning({ id: quotes.id })
    if (row === undefined) throw new Error('The quote was not inserted.')
    for (const [position, made] of quote.items.entries()) {
      const item = genericGoods(turn) ?? asPrinted(made, turn)
      await loadItem(db, makers, templateId, today, row.id, header, quote, item, position + 1, turn)
      turn += 1
    }
  }
}
