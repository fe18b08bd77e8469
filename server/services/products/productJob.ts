import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { plantAlone } from '#domain/boardGrades'
import { dayIn } from '#domain/formats'
import { itemReference } from '#domain/quotes'
import { amongPairs } from '../../database/amongPairs.ts'
import { logEvent } from '../../database/changeLog.ts'
import type { Database } from '../../database/database.ts'
import {
  customerProfiles,
  existingProducts,
  itemProducts,
  jobs,
  quoteItems,
  quotes,
} from '../../database/schema/index.ts'
import { keepProduct } from '../../integrations/lgx/keepProduct.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import { CreatedProduct, type NewProduct, type ProductSet } from '../../integrations/lgx/newProduct.ts'
import type { JobHandler, RetryPlan } from '../../jobs/jobRunner.ts'
import { endJob, enqueue, type Job, jobsOf } from '../../jobs/jobStore.ts'
import { noteInput } from '../../jobs/ownJob.ts'
import type { Person } from '../../person/person.ts'
import type { Masters } from '../engine/masters.ts'
import { deliveryRegionOf } from '../quoteItem/facts/deliveryRegion.ts'
import { mastersOf } from '../quoteItem/facts/ruleMasters.ts'
import { questionOf } from '../quoteItem/findingsAt.ts'
import { readItem } from '../quoteItem/readItems.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'
import { keepTraits } from '../similar/keepTraits.ts'
import { noteOrder } from './noteOrder.ts'
import { costedAs, productOfItem, referenceOf, referencesUntil } from './productOfItem.ts'
import { isModification, sourceOf } from './sourceOf.ts'

/** The kind of job that makes the product of an ordered item in the ERP system. */
export const productJobKind = 'lgxProduct'

/** One for each state of an item: asked for twice, it is under way once. */
const productSubject = (reference: string): string => `product of ${reference}`

/** The ERP system may be away for hours: tried again for about a day. */
export const productRetries: RetryPlan = { maxAttempts: 60, retryMs: 5_000, mostMs: 1_800_000 }

const Input = z.object({
  quoteItemId: z.number(),
  reference: z.string(),
  /** What LGX was asked to make, as this wrote it; missing: nothing yet. */
  asked: z.custom<NewProduct>().optional(),
})

/** Queues that the product of an item is made; one under way is answered instead. */
export function queueProduct(db: Database, person: Pick<Person, 'login'>, work: WorkItem): Promise<Job> {
  const reference = referenceOf(work)
  return enqueue(db, {
    kind: productJobKind,
    subject: productSubject(reference),
    input: { quoteItemId: work.item.id, reference },
    createdBy: person.login,
  })
}

/** Queues once more what was given up, for the same product. */
export const queueAgain = (db: Database, person: Pick<Person, 'login'>, job: Job): Promise<Job> =>
  enqueue(db, { kind: job.kind, subject: job.subject, input: job.input, createdBy: person.login })

/** The newest making of a product of an item, as it is or as it was; null when none was asked for. */
export async function newestCreation(db: Database, work: WorkItem): Promise<Job | null> {
  const subjects = referencesUntil(work).map(productSubject)
  return (await jobsOf(db, productJobKind, subjects, 1))[0] ?? null
}

/** Whether a making is of an item as it is now. */
export function isOfNow({ input }: Job, work: WorkItem): boolean {
  const { asked, reference } = Input.parse(input)
  return (asked?.reference ?? reference) === referenceOf(work)
}

/** Whether LGX was asked, and nobody knows what it made of it: no answer came until it was given up. */
export const isGivenUpOpen = ({ state, input, result }: Job): boolean =>
  state === 'Failed' && result === null && Input.parse(input).asked !== undefined

const logged = ({ item }: WorkItem) => ({
  what: 'quoteItem',
  key: String(item.id),
  quoteId: item.quoteId,
})

/** Why nothing was made of an item whose order was taken back before LGX was asked. */
const withdrawn = ({ item }: WorkItem): string =>
  `${itemReference(item.quoteId, item.itemNo)} is not ordered any more: LGX was not asked for its product.`

/**
 * Withdraws the making of the product of an item that is not ordered any more, where LGX was not asked yet. One that was
 * asked for stays, and the item's log says so. Answers what to tell of it; '': there is nothing.
 */
export async function withdrawProduct(db: Database, who: string, work: WorkItem): Promise<string> {
  const newest = await newestCreation(db, work)
  if (newest === null || newest.state === 'Failed') return ''
  const { kind, subject } = newest
  const ended = await endJob(db, { kind, subject }, withdrawn(work), sql`${jobs.input} -> 'asked' is null`)
  if (ended !== null) return ''
  const told = 'LGX was asked for it before the order was taken back'
  await logEvent(db, who, logged(work), 'lgxProductStays', told)
  return `The product in LGX stays: ${told}.`
}

export interface ProductJobDeps {
  readonly db: Database
  readonly lgx: Lgx
  readonly masters: Masters
  /** Where the company works, an IANA name: an order is of the day it is there. Left out: UTC. */
  readonly timeZone?: string
}

/** The set that an item is a component of; null: its quote is no master quote, or has no master item. */
async function setOf(db: Database, { item, quote, sections }: WorkItem): Promise<ProductSet | null> {
  const { ratioToParent } = sections.delivery
  if (!quote.isMultiComponent || ratioToParent === null) return null
  const [master] = await db
    .select({ itemNo: quoteItems.itemNo })
    .from(quoteItems)
    .where(and(eq(quoteItems.quoteId, item.quoteId), eq(quoteItems.isMasterItem, true)))
  return master === undefined
    ? null
    : { masterItem: itemReference(item.quoteId, master.itemNo), ratioToParent }
}

async function productAsked(
  { db, masters, timeZone }: Omit<ProductJobDeps, 'lgx'>,
  work: WorkItem,
): Promise<NewProduct> {
  const { item } = work
  const [quote] = await db
    .select({ currencyCode: quotes.currencyCode })
    .from(quotes)
    .where(eq(quotes.id, item.quoteId))
  const [profile] = await db
    .select({ plantCode: customerProfiles.plantCode, costCentreCode: customerProfiles.costCentreCode })
    .from(customerProfiles)
    .where(eq(customerProfiles.customerCode, item.customerCode))
  const isHome = profile !== undefined && plantAlone(profile.plantCode) === item.plant
  const source = isModification(item) ? await sourceOf(db, item.id) : null
  const all = await masters.all()
  const asked = questionOf(work)
  const kept = (await mastersOf(db, [asked])).get(item.id)
  const region = deliveryRegionOf(asked, kept?.regionRanges)
  return productOfItem(work, all, {
    currencyCode: quote?.currencyCode ?? 'AUD',
    costCentreCode: isHome ? (profile?.costCentreCode ?? '') : '',
    replaces: source,
    set: await setOf(db, work),
    region: region ?? '',
    orderedOn: item.wonAt === null ? null : dayIn(item.wonAt, timeZone ?? 'UTC'),
    item: costedAs(work.sections, all, { quote: work.quote.delivery, region }),
  })
}

/** Keeps what the ERP system made of an item: the product, which item it is of, and the order that it was made for. */
async function keep(db: Database, who: string, work: WorkItem, product: NewProduct, created: CreatedProduct) {
  const { ccpProduct, boardProduct, sheetProducts } = created
  const links = [
    ...(ccpProduct === null ? [] : [{ kind: 'ccp' as const, ...ccpProduct }]),
    ...(boardProduct === null ? [] : [{ kind: 'board' as const, ...boardProduct }]),
    ...sheetProducts.map(sheet => ({ kind: 'sheet' as const, ...sheet })),
  ]
  const made = ccpProduct ?? boardProduct
  await db.transaction(async tx => {
    await keepProduct(tx, product, created)
    if (made !== null) {
      await keepTraits(
        tx,
        amongPairs(
          [existingProducts.plantCode, existingProducts.productId],
          [[made.plantCode, made.lgxProductId]],
        ),
      )
    }
    await tx.delete(itemProducts).where(eq(itemProducts.quoteItemId, work.item.id))
    await tx
      .insert(itemProducts)
      .values(links.map(link => ({ ...link, quoteItemId: work.item.id, savedBy: who })))
    if (made !== null) await noteOrder(tx, work, { ...made, productId: made.lgxProductId }, product)
    await logEvent(tx, who, logged(work), 'lgxProduct', { lgxProductId: made?.lgxProductId ?? '' })
  })
}

/** What was made of an item since a making of it was asked for, in another state; null: nothing was. */
async function madeSince(db: Database, quoteItemId: number, { id }: Job): Promise<Job | null> {
  const newest = await newestCreation(db, await readItem(db, quoteItemId))
  return newest !== null && newest.id > id && newest.state === 'Success' ? newest : null
}

/**
 * Makes the product of an ordered item in the ERP system and keeps it as an existing one. Tried again when no answer came,
 * the same product is asked for by the same reference, also where the item has changed since, and the ERP system answers
 * with the first: there are never two. One that comes after a newer one of the item takes nobody's place.
 */
export const productJob =
  (deps: ProductJobDeps): JobHandler =>
  async (input, { job }) => {
    const { quoteItemId, reference, asked } = Input.parse(input)
    const { db, lgx } = deps
    const work = await readItem(db, quoteItemId)
    if (asked === undefined && work.item.wonAt === null)
      return { ok: false, failure: withdrawn(work), result: null }
    const product = asked ?? (await productAsked(deps, work))
    if (asked === undefined && !(await noteInput(db, job, { quoteItemId, reference, asked: product }))) {
      throw new Error(`The product of ${reference} is somebody else's to make now.`)
    }
    const before = await madeSince(db, quoteItemId, job)
    if (before !== null) return { ok: true, result: before.result }
    const created = await lgx.createProduct(product)
    if (created.errorMessage !== '') {
      // Nobody waits at the page of an order that a customer placed: its log is where the reason is found.
      await logEvent(db, job.createdBy, logged(work), 'lgxRefused', created.errorMessage)
      return { ok: false, failure: created.errorMessage, result: created }
    }
    // Another may have come through while this one waited for LGX.
    if ((await madeSince(db, quoteItemId, job)) === null)
      await keep(db, job.createdBy, work, product, created)
    return { ok: true, result: created }
  }

/** How the making of a product stands, as a job tells of it. */
export function creationOf({ state, failure, result }: Pick<Job, 'state' | 'failure' | 'result'>) {
  const made = CreatedProduct.safeParse(result)
  const created = state === 'Success' && made.success ? made.data : CreatedProduct.parse({})
  return {
    ...created,
    status: state === 'Queued' ? ('Running' as const) : state,
    errorMessage: state === 'Failed' ? failure : '',
  }
}
