import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import { dayOf } from '#domain/days'
import { type OrderStatus, type OrderType, orderStatusNames } from '#domain/manualOrders'
import type { Database } from '../database/database.ts'
import { changeLog, quoteItems, toolingOrders } from '../database/schema/index.ts'
import { customerRows } from './customers.ts'
import { loadVendors, type VendorCode } from './vendors.ts'

/** What each order is for: its type, its vendor, and how it is described. */
const kinds: readonly (readonly [OrderType, VendorCode, string])[] = [
  ['NEWWORK', 'CUTLINE', 'New work'],
  ['FORME', 'CUTLINE', 'Cutting forme'],
  ['STEREO', 'PLATEHSE', 'Stereo set'],
  ['FORME', 'NORTHDIE', 'Cutting forme'],
  ['ARTWORK', 'PLATEHSE', 'Artwork proof'],
  ['SAMPLE', 'CUTLINE', 'Sample forme'],
  ['REPAIR', 'NORTHDIE', 'Forme repair'],
]

const artworkStatuses = ['Brief received', 'Proof sent', 'Proof approved'] as const
const wasAccepted: readonly OrderStatus[] = ['ACCEPTED', 'COMPLETE', 'INVOICED']

const day = 86_400_000

type OrderInsert = typeof toolingOrders.$inferInsert

/** What an order is about: a quote item, or a product a customer rang up for. */
interface Subject {
  readonly quoteItemId: number | null
  readonly customerCode: string
  readonly customerName: string
  readonly productCode: string
  readonly productDescription: string
  readonly plant: string
  readonly orderPO: string
}

/** Items that tooling is ordered for: those being ordered, designed or decided on; two of three have an order. */
async function itemSubjects(db: Database): Promise<Subject[]> {
  const rows = await db
    .select()
    .from(quoteItems)
    .where(and(inArray(quoteItems.stepCode, ['ORDER', 'CUSTOMER', 'APPROVAL']), isNull(quoteItems.closeType)))
    .orderBy(asc(quoteItems.id))
  return rows.filter((_, index) => index % 3 !== 2).map(row => ({ ...row, quoteItemId: row.id }))
}

const manualSubjects: readonly Subject[] = customerRows.slice(0, 8).map((customer, index) => ({
  quoteItemId: null,
  customerCode: customer.customerCode,
  customerName: customer.customerName,
  productCode: `${customer.customerCode.slice(0, 3)}-R${index + 1}`,
  productDescription: `Repeat of ${customer.division.toLowerCase()} carton ${index + 1}`,
  plant: plantAlone(customer.plant),
  orderPO: `PO-${7100 + index * 3}`,
}))

function orderOf(
  subject: Subject,
  turn: number,
  vendorIds: ReadonlyMap<VendorCode, number>,
  now: number,
): OrderInsert {
  // The second maker of formes delivers to the northern plant only.
  const [orderType, wanted, title] = kinds[turn % kinds.length] ?? kinds[0] ?? ['FORME', 'CUTLINE', '']
  const vendor = wanted === 'NORTHDIE' && subject.plant !== 'NTH' ? 'CUTLINE' : wanted
  const vendorId = vendorIds.get(vendor)
  if (vendorId === undefined) throw new Error(`There is no vendor ${vendor}.`)
  const status = orderStatusNames[turn % orderStatusNames.length] ?? 'CONTRACT REVIEW'
  const created = now - (2 + ((turn * 5) % 26)) * day + 2 * 3_600_000
  const isForme = vendor !== 'PLATEHSE'
  return {
    quoteItemId: subject.quoteItemId,
    orderType,
    vendorId,
    status,
    hasBeenAccepted: wasAccepted.includes(status),
    assignmentGroup: 'NEWWORK',
    dueDate: dayOf(created + (5 + (turn % 9)) * day),
    orderReference: `${subject.plant[0] ?? 'N'}${42_000 + turn * 7}`,
    purchaseOrderNumber: subject.orderPO || `PO-${7600 + turn}`,
    customerCode: subject.customerCode,
    customerName: subject.customerName,
    productCode: subject.productCode,
    orderDescription: `${title}: ${subject.productDescription}`,
    costCentre: subject.plant === 'STH' ? 'STH-200' : 'NTH-100',
    stereo: orderType === 'STEREO' ? `ST-${9100 + turn}` : '',
    formeCode: isForme ? `F${60_100 + turn}` : '',
    artworkStatus: isForme ? '' : (artworkStatuses[turn % artworkStatuses.length] ?? ''),
    numberUp: String(1 + (turn % 4)),
    colours: isForme ? 0 : 1 + (turn % 4),
    noProofs: orderType === 'ARTWORK' ? 2 : 0,
    sqm: isForme ? Math.round((0.6 + (turn % 8) * 0.21) * 100) / 100 : null,
    charge: 180 + ((turn * 83) % 940),
    generalComments: turn % 4 === 1 ? 'Deliver to the tool store, gate 2.' : '',
    details: {
      a3: false,
      aOPlot: isForme && turn % 2 === 0,
      pdf: true,
      multiUp: turn % 4 > 0,
      digital: !isForme,
      fullDeckle: false,
      stereos:
        orderType === 'STEREO'
          ? [{ stereoCode: `ST-${9100 + turn}-1`, colour: 'Black', width: 420, length: 310 }]
          : [],
      inkSources: isForme ? [] : ['Plant'],
      attachments: [],
    },
    createdBy: 'newwork',
    createdAt: new Date(created),
    updatedBy: status === 'CONTRACT REVIEW' ? 'newwork' : 'vendor',
    updatedAt: new Date(created + day),
  }
}

/** Vendors, and orders of every status and type for them: of items on their way, and some by hand. */
export async function loadOrders(db: Database, today: string): Promise<void> {
  const vendorIds = await loadVendors(db)
  const now = Date.parse(`${today}T00:00:00Z`)
  const subjects = [...(await itemSubjects(db)), ...manualSubjects, ...manualSubjects.slice(0, 5)]
  const stored = await db
    .insert(toolingOrders)
    .values(subjects.map((subject, turn) => orderOf(subject, turn, vendorIds, now)))
    .returning({ id: toolingOrders.id, status: toolingOrders.status, createdAt: toolingOrders.createdAt })
  await db.insert(changeLog).values(
    stored.flatMap(({ id, status, createdAt }) => {
      const line = { what: 'toolingOrder', key: String(id), quoteId: null }
      const placed = { ...line, at: createdAt, who: 'newwork', field: 'created', old: null, new: {} }
      if (status === 'CONTRACT REVIEW') return [placed]
      const at = new Date(createdAt.getTime() + day)
      const moved = { ...line, at, who: 'vendor', field: 'status', old: 'CONTRACT REVIEW', new: status }
      const why = {
        ...line,
        at,
        who: 'vendor',
        field: 'reason',
        old: null,
        new: 'The board is too heavy for this rule.',
      }
      return status === 'REJECTED' ? [placed, moved, why] : [placed, moved]
    }),
  )
  const withVendor = db
    .select({ id: toolingOrders.quoteItemId })
    .from(toolingOrders)
    .where(
      sql`${toolingOrders.quoteItemId} is not null and ${toolingOrders.status} not in ('COMPLETE', 'INVOICED', 'REJECTED')`,
    )
  await db.update(quoteItems).set({ withVendor: false }).where(eq(quoteItems.withVendor, true))
  await db.update(quoteItems).set({ withVendor: true }).where(inArray(quoteItems.id, withVendor))
}
