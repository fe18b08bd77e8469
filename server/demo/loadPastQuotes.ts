import { isNewCustomer } from '#domain/dashboard'
import { emptySections, floorOf } from '#domain/quoteItem'
import { madeUnitPrice } from '#domain/quoteOptions'
import { itemReference } from '#domain/quotes'
import { defaultWorkflow, findStep } from '#domain/workflow'
import type { Database } from '../database/database.ts'
import {
  itemDecisions,
  quoteItemSections,
  quoteItems,
  quotes,
  workflowHistory,
} from '../database/schema/index.ts'
import { decisionsOf } from './decisionsOf.ts'
import { deliveryOfQuote } from './deliveryOfQuote.ts'
import { demonstrationProduct } from './demonstrationProduct.ts'
import { designPrintsOf } from './designPrintsOf.ts'
import { itemRow } from './itemRow.ts'
import type { Makers } from './makers.ts'
import { marginFloorRows } from './marginFloors.ts'
import { orderedWith } from './orderedWith.ts'
import { palletSections } from './palletSections.ts'
import { plantFor } from './plantFor.ts'
import { preprintCostOf } from './preprintCostOf.ts'
import { printingOf } from './printingOf.ts'
import { quoteRow } from './quoteRow.ts'
import { type DemonstrationItem, type DemonstrationQuote, demonstrationQuote, quoteCount } from './quotes.ts'
import { sectionRows } from './sectionRows.ts'
import { tradingSince } from './tradingSince.ts'

/** Quotes of the last twelve months that are over: their numbers stand before those of the present. */
const pastCount = 120
const lastNumber = 99_999

const day = 86_400_000
const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

interface Past {
  readonly quote: DemonstrationQuote
  readonly index: number
  readonly started: number
  /** When the customer decided. */
  readonly decided: number
  readonly isWon: boolean
}

function pastOf(index: number, now: number): Past {
  const quote = demonstrationQuote(quoteCount + index)
  const age = 14 + Math.floor(index * 2.9)
  const started = now - age * day + 5 * 3_600_000
  const isWon = quote.customer.status === 'TRADING' && index % 7 !== 3 && index % 5 !== 4
  return { quote, index, started, decided: started + (6 + ((index * 5) % 7)) * day, isWon }
}

/** The purchase order that a quote was won with; '' for one that was lost. */
const purchaseOrderOf = ({ index, isWon }: Past): string => (isWon ? `PO-${3100 + index * 2}` : '')

const headerOf = (past: Past) => ({
  ...quoteRow(past.quote, new Date(past.started), purchaseOrderOf(past)),
  id: lastNumber - past.index,
  updatedAt: new Date(past.decided),
})

function itemOf(past: Past, item: DemonstrationItem, position: number, templateId: number, today: string) {
  const { quote, index, started, decided, isWon } = past
  const { customer } = quote
  const closed = findStep(defaultWorkflow, 'CLOSED')
  if (closed === undefined) throw new Error('The default workflow has no end.')
  const plant = plantFor(item.product.boardGrade ?? '', customer.plant)
  const drawingNo = `${plant[0]}${String(38_000 + index * 9 + position)}`
  const product = demonstrationProduct(item, plant)
  return {
    product,
    row: {
      ...itemRow(quote, headerOf(past), product),
      quoteId: lastNumber - index,
      itemNo: position + 1,
      templateId,
      stepCode: closed.code,
      stepName: closed.name,
      stepSequence: closed.sequence,
      isFinal: true,
      wonAt: isWon ? new Date(decided) : null,
      isNewCustomer: isWon && isNewCustomer(tradingSince(customer, today), isoDay(decided)),
      dateInitiated: new Date(started),
      dateArrived: new Date(decided + 2 * day),
      drawingNo,
    } satisfies typeof quoteItems.$inferInsert,
  }
}

/** Everything that was filled in of an item that is over. */
function sectionsOf(
  { past, product, row }: { readonly past: Past } & ReturnType<typeof itemOf>,
  { palletsOf, designer, pricer }: Makers,
  turn: number,
) {
  const { customer } = past.quote
  const printing = printingOf(product, product.preferredPlantCode, turn)
  const design = designer(product, printing, row.businessUnit)
  const pallets = palletSections({ product, printing }, customer.industryCode, palletsOf)
  const preprint = { ...designPrintsOf({ product, printing, design }, turn), ...preprintCostOf(product) }
  const made = { product, printing, design, palletization: pallets.palletization, ...preprint }
  const pricing = pricer(made, deliveryOfQuote(headerOf(past)), turn)
  return {
    product,
    printing,
    design,
    ...preprint,
    ...pallets,
    ...(pricing === null ? {} : { pricing }),
    ...(row.wonAt === null ? {} : { approval: orderedWith(row.orderPO, row.wonAt, product) }),
  }
}

/** Won or lost quotes of the last twelve months before `today` (`YYYY-MM-DD`): what figures and trends are made of. */
export async function loadPastQuotes(
  db: Database,
  makers: Makers,
  templateId: number,
  today: string,
): Promise<void> {
  const now = Date.parse(`${today}T00:00:00Z`)
  const pasts = Array.from({ length: pastCount }, (_, index) => pastOf(index, now))
  await db.insert(quotes).values(pasts.map(headerOf))
  const items = pasts
    .flatMap(past =>
      past.quote.items.map((item, position) => ({
        past,
        ...itemOf(past, item, position, templateId, today),
      })),
    )
    .map((item, turn) => ({ ...item, sections: sectionsOf(item, makers, turn) }))
  const stored = await db
    .insert(quoteItems)
    .values(
      items.map(({ row, sections }) => ({
        ...row,
        unitPrice: madeUnitPrice({ ...emptySections, ...sections }),
      })),
    )
    .returning({ id: quoteItems.id })
  const idAt = (index: number): number => {
    const id = stored[index]?.id
    if (id === undefined) throw new Error('An item was not inserted.')
    return id
  }
  await db
    .insert(quoteItemSections)
    .values(items.flatMap(({ sections }, index) => sectionRows(idAt(index), sections)))
  await db.insert(itemDecisions).values(
    items.flatMap(({ row, sections, past }, index) =>
      decisionsOf(
        idAt(index),
        sections,
        floorOf({ ...sections.product, businessUnit: row.businessUnit }, marginFloorRows)?.floorPercent ??
          null,
        {
          isPastApproval: true,
          isWon: past.isWon,
          at: new Date(past.decided),
          order: row.orderPO,
          drawing: `Drawing ${itemReference(row.quoteId, row.itemNo)}.pdf`,
        },
      ),
    ),
  )
  await db.insert(workflowHistory).values(
    items.map(({ past }, index) => ({
      quoteItemId: idAt(index),
      at: new Date(past.decided),
      who: 'custserv',
      action: past.isWon ? 'WON' : 'LOST',
      actionName: past.isWon ? 'Won' : 'Lost',
      fromStep: 'CUSTOMER',
      toStep: past.isWon ? 'ORDER' : 'CLOSED',
      reason: past.isWon ? '' : 'PRICE',
    })),
  )
}
