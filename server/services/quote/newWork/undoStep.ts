import { and, desc, eq, sql } from 'drizzle-orm'
import type { ManualOrder } from '#contract/newWork'
import { type LastStep, type OrderStatus, undoRefusal } from '#domain/manualOrders'
import type { Database } from '../../../database/database.ts'
import { changeLog } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { loadOrder, orderHashKey, orderOrProblem, statusOf } from './orderRow.ts'
import { assertFreshOrder, storeOrder } from './writeOrder.ts'

interface Taken extends LastStep {
  /** What was charged before it; undefined: that did not change with it. */
  readonly charge: number | null | undefined
}

/** The last step of an order, with what else changed with it. */
async function lastStep(tx: Database, orderId: number): Promise<Taken | null> {
  const ofOrder = and(eq(changeLog.what, 'toolingOrder'), eq(changeLog.key, String(orderId)))
  const minutesAgo = sql<number>`extract(epoch from now() - ${changeLog.at})::float8 / 60`
  const [step] = await tx
    .select({ line: changeLog, minutesAgo })
    .from(changeLog)
    .where(and(ofOrder, eq(changeLog.field, 'status')))
    .orderBy(desc(changeLog.id))
    .limit(1)
  if (step === undefined) return null
  const { line } = step
  // What was stored together was logged at the same moment.
  const [charged] = await tx
    .select({ old: changeLog.old })
    .from(changeLog)
    .where(
      and(
        ofOrder,
        eq(changeLog.field, 'charge'),
        eq(changeLog.at, sql`(select at from ${changeLog} of where of.id = ${line.id})`),
      ),
    )
  return {
    ...{ from: line.old as OrderStatus, to: line.new as OrderStatus, who: line.who },
    minutesAgo: step.minutesAgo,
    charge: charged === undefined ? undefined : (charged.old as number | null),
  }
}

/** Takes back that an order was completed or invoiced, with what was charged then. Problems: not-found, stale, rule-failed. */
export async function undoOrderStep(
  db: Database,
  person: Person,
  { toolingOrderId, hashKey }: { readonly toolingOrderId: number; readonly hashKey: string },
): Promise<ManualOrder> {
  await db.transaction(async tx => {
    const order = await orderOrProblem(tx, person, toolingOrderId, true)
    await assertFreshOrder(tx, person, order, hashKey === orderHashKey(order))
    const last = await lastStep(tx, order.id)
    const refusal = undoRefusal(statusOf(order), last, person.login)
    if (refusal !== '' || last === null) throw new Problem('rule-failed', refusal)
    await storeOrder(tx, person, order, {
      status: last.from,
      ...(last.charge === undefined ? {} : { charge: last.charge }),
    })
  })
  return loadOrder(db, person, toolingOrderId)
}
