import type { ProductCreation } from '#contract/lgx'
import { itemReference } from '#domain/quotes'
import type { Database } from '../../database/database.ts'
import { besideClaim } from '../../database/requestClaim.ts'
import { hurry, type Job } from '../../jobs/jobStore.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { readItemFor } from '../quoteItem/itemFor.ts'
import { creationOf, isGivenUpOpen, isOfNow, newestCreation, queueAgain, queueProduct } from './productJob.ts'

const isUnderWay = ({ state }: Job): boolean => state === 'Queued' || state === 'Running'

/**
 * Has the product of an ordered item made in the ERP system. Asked again, it tells how that stands; what failed is tried
 * once more, and what waits for its next try is tried now, unless it is only looked at. An item that has changed since is
 * made anew once it is known what became of the product asked for before. Rule lgx-create (001 §8).
 */
export async function createProduct(
  { db, wakeJobs }: { readonly db: Database; readonly wakeJobs: () => void },
  person: Person,
  quoteItemId: number,
  isLook = false,
): Promise<ProductCreation> {
  const work = await readItemFor(db, person, quoteItemId)
  const reference = itemReference(work.item.quoteId, work.item.itemNo)
  if (work.item.wonAt === null) {
    throw new Problem(
      'rule-failed',
      `${reference} is not ordered: products are made of what customers order.`,
    )
  }
  const newest = await newestCreation(db, work)
  if (
    newest !== null &&
    (isLook || isUnderWay(newest) || (isOfNow(newest, work) && newest.state === 'Success'))
  ) {
    // Between tries there may be half an hour: whoever asks knows that it answers again.
    if (!isLook && (await hurry(db, newest.id))) wakeJobs()
    return creationOf(newest)
  }
  const job = await besideClaim(db, tx =>
    newest !== null && isGivenUpOpen(newest)
      ? queueAgain(tx, person, newest)
      : queueProduct(tx, person, work),
  )
  wakeJobs()
  return creationOf(job)
}
