import { and, eq, max, ne, or, sql } from 'drizzle-orm'
import type { Customer, ProspectInput } from '#contract/customer'
import { seesEveryCustomer } from '#domain/access'
import { customerCode } from '#domain/customers'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { customerContacts, customers, lookups, users } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { type FieldError, Problem } from '../../../problem/problem.ts'
import { orNotFound } from '../../masters/orNotFound.ts'
import { customerOf } from '../repository.ts'

/** Whoever has the same name or ABN is there already. */
async function sameFindings(tx: Database, input: ProspectInput): Promise<FieldError[]> {
  const isNamed = sql`lower(${customers.customerName}) = lower(${input.customerName})`
  const hasAbn = and(ne(customers.abn, ''), eq(customers.abn, input.abn))
  const [same] = await tx
    .select({ code: customers.customerCode, name: customers.customerName, abn: customers.abn })
    .from(customers)
    .where(or(isNamed, hasAbn))
    .limit(1)
  if (same === undefined) return []
  const path = input.abn !== '' && same.abn === input.abn ? 'abn' : 'customerName'
  return [{ path, message: `${same.code} ${same.name} has it already.` }]
}

async function unknownFindings(tx: Database, person: Person, input: ProspectInput): Promise<FieldError[]> {
  const isOwn = [person.login, ...person.salesReps].includes(input.salesRepLogin)
  const [rep] = await tx
    .select({ login: users.login })
    .from(users)
    .where(and(eq(users.login, input.salesRepLogin), eq(users.isActive, true)))
  const kinds = await tx
    .select({ kind: lookups.kind })
    .from(lookups)
    .where(
      or(
        and(eq(lookups.kind, 'industry'), eq(lookups.code, input.industryCode)),
        and(eq(lookups.kind, 'businessUnit'), eq(lookups.code, input.businessUnit)),
      ),
    )
  const isKnown = (kind: string) => kinds.some(row => row.kind === kind)
  return [
    ...(rep === undefined
      ? [{ path: 'salesRepLogin', message: `There is no active user ${input.salesRepLogin}.` }]
      : isOwn || seesEveryCustomer(person)
        ? []
        : [{ path: 'salesRepLogin', message: `You do not coordinate ${input.salesRepLogin}.` }]),
    ...(input.industryCode === '' || isKnown('industry')
      ? []
      : [{ path: 'industryCode', message: 'not valid' }]),
    ...(isKnown('businessUnit') ? [] : [{ path: 'businessUnit', message: 'not valid' }]),
  ]
}

/** Who is new, with a code of their own; nobody else is given one meanwhile. */
async function insertProspect(tx: Database, input: ProspectInput): Promise<string> {
  await tx.execute(sql`lock table ${customers} in share row exclusive mode`)
  const running = sql<number>`coalesce(${max(sql`substring(${customers.customerCode} from '\\d+$')::int`)}, 0)`
  const [last] = await tx.select({ running }).from(customers)
  const code = customerCode(input.customerName, Number(last?.running ?? 0) + 1)
  await tx.insert(customers).values({ ...input, customerCode: code, otherRef: '', status: 'PROSPECT' })
  if (input.contactName !== '') {
    const { contactName: name, email, phone } = input
    await tx.insert(customerContacts).values({ customerCode: code, name, email, phone, getsLetters: true })
  }
  return code
}

/** Keeps a new prospect, of the person who enters it unless another sales rep is named. Problems: rule-failed. */
export async function newProspect(db: Database, person: Person, asked: ProspectInput): Promise<Customer> {
  const input = { ...asked, salesRepLogin: asked.salesRepLogin || person.login }
  const code = await db.transaction(async tx => {
    const errors = [...(await sameFindings(tx, input)), ...(await unknownFindings(tx, person, input))]
    if (errors.length > 0) {
      throw new Problem('rule-failed', 'The prospect cannot be saved like this.', { errors })
    }
    const made = await insertProspect(tx, input)
    const thing = { what: 'customer', key: made, quoteId: null }
    await logEvent(tx, person.login, thing, 'created', input)
    return made
  })
  return orNotFound(await customerOf(db, code), `Customer ${code}`)
}
