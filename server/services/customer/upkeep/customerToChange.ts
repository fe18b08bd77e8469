import { eq } from 'drizzle-orm'
import { seesEveryCustomer } from '#domain/access'
import type { Database } from '../../../database/database.ts'
import { customers } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'

/** A customer, locked: who only sells changes their own customers and those of the reps they coordinate. */
export async function customerToChange(tx: Database, person: Person, customerCode: string) {
  const [found] = await tx
    .select()
    .from(customers)
    .where(eq(customers.customerCode, customerCode))
    .for('update')
  if (found === undefined) throw notFound(`Customer ${customerCode}`)
  if (!seesEveryCustomer(person) && ![person.login, ...person.salesReps].includes(found.salesRepLogin)) {
    throw new Problem('not-allowed', `${found.customerName} is a customer of ${found.salesRepLogin}.`)
  }
  return found
}
