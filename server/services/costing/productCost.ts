import { z } from 'zod'
import type { ProductCost } from '#contract/costing'
import { CostBreak } from '#contract/costTape'
import { list } from '#contract/trace'
import type { Database } from '../../database/database.ts'
import type { Lgx } from '../../integrations/lgx/lgx.ts'
import type { JobHandler } from '../../jobs/jobRunner.ts'
import { enqueue, type Job, jobsOf } from '../../jobs/jobStore.ts'
import type { Person } from '../../person/person.ts'
import { notFound } from '../../problem/problem.ts'
import type { Masters } from '../engine/masters.ts'
import { costingOf } from '../pricing/costTape.ts'

/** The kind of job that costs an existing product. */
export const recostJobKind = 'recost'

interface ProductIdentity {
  readonly plantCode: string
  readonly productId: string
}

/** What a costing job is about. */
export const recostSubject = ({ plantCode, productId }: ProductIdentity): string =>
  `product:${plantCode}/${productId}`

const Input = z.object({ plantCode: z.string(), productId: z.string() })

/** The product that a costing job is about. */
export const recostProductOf = (input: unknown): ProductIdentity => Input.parse(input)

const Result = z.object({ details: list(CostBreak) })

/** How a costing job of a product stands. */
export const costOfJob = (product: ProductIdentity, job: Job): ProductCost => {
  const result = Result.safeParse(job.result)
  return {
    ...product,
    status: job.state === 'Queued' ? 'Running' : job.state,
    message: job.failure,
    costedAt: job.finishedAt?.toISOString() ?? null,
    details: job.state === 'Success' && result.success ? result.data.details : [],
  }
}

export interface RecostDeps {
  readonly db: Database
  readonly lgx: Lgx
  readonly wakeJobs: () => void
}

/** Queues the costing of a product that the ERP system knows; one under way is answered instead. */
export async function recostProduct(
  { db, lgx, wakeJobs }: RecostDeps,
  person: Person,
  product: ProductIdentity,
): Promise<ProductCost> {
  if ((await lgx.productSpecification(product.plantCode, product.productId)) === null) {
    throw notFound(`Product ${product.productId} of plant ${product.plantCode}`)
  }
  const job = await enqueue(db, {
    kind: recostJobKind,
    subject: recostSubject(product),
    input: product,
    createdBy: person.login,
  })
  wakeJobs()
  return costOfJob(product, job)
}

/** How the newest costing of a product stands; `None` where there was none. */
export async function newestProductCost(db: Database, product: ProductIdentity): Promise<ProductCost> {
  const [job] = await jobsOf(db, recostJobKind, recostSubject(product), 1)
  // A product that was never costed is nothing wrong: its panel asks every time it opens.
  return job === undefined
    ? { ...product, status: 'None', message: '', costedAt: null, details: [] }
    : costOfJob(product, job)
}

/** Costs a product at its quoted quantities, as it is in the ERP system and at today's rates. */
export const recostJob =
  (lgx: Lgx, masters: Masters): JobHandler =>
  async input => {
    const { plantCode, productId } = recostProductOf(input)
    const product = await lgx.productSpecification(plantCode, productId)
    if (product === null) {
      return { ok: false, failure: `Product ${productId} is not in LGX any more.`, result: null }
    }
    const costing = costingOf(product.item, product.quantities, await masters.all())
    const result = { details: costing.breaks }
    return costing.calculationSuccess
      ? { ok: true, result }
      : { ok: false, failure: costing.calculationMessage, result }
  }
