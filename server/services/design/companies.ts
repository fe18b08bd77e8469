import { inArray } from 'drizzle-orm'
import { text } from '#domain/messages'
import { logEvent } from '../../database/changeLog.ts'
import { customers } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'
import { visibleQuote } from '../quote/access.ts'
import { askService } from './askService.ts'
import type { DesignDeps } from './designDeps.ts'

type Deps = Pick<DesignDeps, 'db' | 'designService'>

/** Tells the design service what these customers are called. */
export async function synchroniseCompanies({ db, designService }: Deps, codes: readonly string[]) {
  const found = await db
    .select({ customerCode: customers.customerCode, customerName: customers.customerName })
    .from(customers)
    .where(inArray(customers.customerCode, [...codes]))
  const missing = codes.find(code => !found.some(({ customerCode }) => customerCode === code))
  if (missing !== undefined) throw notFound(`Customer ${missing}`)
  await askService(designService.synchroniseCompanies(found))
  return { synchronised: found.length, message: text('customerSynchronized') }
}

/** Tells the design service what the customer of a quote is called; the change log of the quote says that it was told. */
export async function syncCustomer(deps: Deps, person: Person, quoteId: number) {
  const { quote } = await visibleQuote(deps.db, person, quoteId)
  const { customerCode } = quote
  if (customerCode === null || customerCode === '')
    throw new Problem('rule-failed', 'The quote has no customer yet.')
  const { message } = await synchroniseCompanies(deps, [customerCode])
  const thing = { what: 'quote', key: String(quoteId), quoteId }
  await logEvent(deps.db, person.login, thing, 'customerSynchronized', { customerCode })
  return { customerCode, message }
}
