import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { jobs } from '../../database/schema/index.ts'
import type { ProductIdentity } from '../../integrations/lgx/newProduct.ts'
import { costOfJob, recostJobKind, recostSubject } from '../costing/productCost.ts'

const nothing = { recosting: false, recosted: false, costTape: [] } as const

/** How the newest recosting of each of the products stands. Rules recost-flag, recost-success (002 §4). */
export async function recostsOf(db: Database, products: readonly ProductIdentity[]) {
  const subjects = products.map(recostSubject)
  const newest = await db
    .selectDistinctOn([jobs.subject])
    .from(jobs)
    .where(and(eq(jobs.kind, recostJobKind), inArray(jobs.subject, subjects)))
    .orderBy(jobs.subject, desc(jobs.id))
  const jobOf = new Map(newest.map(job => [job.subject, job]))
  return (product: ProductIdentity) => {
    const job = jobOf.get(recostSubject(product))
    if (job === undefined) return nothing
    const { status, details } = costOfJob(product, job)
    return { recosting: status === 'Running', recosted: status === 'Success', costTape: details }
  }
}
