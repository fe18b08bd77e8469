import { and, eq, ne } from 'drizzle-orm'
import type { Customer, TradingInput } from '#contract/customer'
import { logChanges, logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { customers } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { orNotFound } from '../../masters/orNotFound.ts'
import { customerOf } from '../repository.ts'
import { insertAddress } from './addresses.ts'
import { customerToChange } from './customerToChange.ts'

type Stands = Pick<Customer, 'status' | 'otherRef'>

async function refuseCodeInUse(tx: Database, customerCode: string, otherRef: string): Promise<void> {
  const [other] = await tx
    .select({ code: customers.customerCode, name: customers.customerName })
    .from(customers)
    .where(and(eq(customers.otherRef, otherRef), ne(customers.customerCode, customerCode)))
    .limit(1)
  if (other === undefined) return
  throw new Problem('rule-failed', `${other.code} ${other.name} has this ERP code.`, {
    errors: [{ path: 'otherRef', message: `${other.code} ${other.name} has it already.` }],
  })
}

/** A prospect becomes a customer that trades. Problems: not-found, not-allowed, rule-failed. */
export async function startTrading(
  db: Database,
  person: Person,
  customerCode: string,
  { otherRef, address }: TradingInput,
): Promise<Customer> {
  await db.transaction(async tx => {
    const before = await customerToChange(tx, person, customerCode)
    if (before.status === 'TRADING') {
      throw new Problem('rule-failed', `${before.customerName} trades already.`)
    }
    await refuseCodeInUse(tx, customerCode, otherRef)
    const now: Stands = { status: 'TRADING', otherRef }
    await tx.update(customers).set(now).where(eq(customers.customerCode, customerCode))
    await insertAddress(tx, customerCode, { ...address, isDefault: true })
    const thing = { what: 'customer', key: customerCode, quoteId: null }
    const was: Stands = { status: before.status, otherRef: before.otherRef }
    await logChanges(tx, person.login, thing, was, now)
    await logEvent(tx, person.login, thing, 'deliveryAddress', address)
  })
  return orNotFound(await customerOf(db, customerCode), `Customer ${customerCode}`)
}
