import { aliasedTable, and, asc, eq, getTableColumns, gte, inArray, lte, or, sql } from 'drizzle-orm'
import type { Deputy, DeputyInput } from '#contract/deputies'
import { absenceFindings } from '#domain/deputies'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { deputies, roleScopes, userRoles, users } from '../../../database/schema/index.ts'
import type { Person } from '../../../person/person.ts'
import { notFound, Problem } from '../../../problem/problem.ts'

const away = aliasedTable(users, 'away')
const standIn = aliasedTable(users, 'stand_in')

/** Who stands in for a person, and for whom they do, from today (`YYYY-MM-DD`) on. */
export const deputiesOf = (db: Database, login: string, today: string): Promise<Deputy[]> =>
  db
    .select({
      ...{ id: deputies.id, login: deputies.login, deputy: deputies.deputy },
      ...{ fromDay: deputies.fromDay, toDay: deputies.toDay, name: away.name, deputyName: standIn.name },
    })
    .from(deputies)
    .innerJoin(away, eq(away.login, deputies.login))
    .innerJoin(standIn, eq(standIn.login, deputies.deputy))
    .where(and(or(eq(deputies.login, login), eq(deputies.deputy, login)), gte(deputies.toDay, today)))
    .orderBy(asc(deputies.fromDay), asc(deputies.id))

/** The people who can stand in for somebody: in use, with the right to see quotes. */
export const deputyChoices = (db: Database): Promise<{ login: string; name: string }[]> =>
  db
    .selectDistinct({ login: users.login, name: users.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roleScopes, eq(roleScopes.roleCode, userRoles.roleCode))
    .where(and(eq(users.isActive, true), eq(roleScopes.scopeCode, 'VIEW_QUOTE')))
    .orderBy(asc(users.name), asc(users.login))

function assertMay({ login, scopes }: Person, of: string): void {
  if (login === of || scopes.includes('EDIT_USER_ACCESS')) return
  throw new Problem('not-allowed', 'Everybody names their own deputy; an administrator does it for others.')
}

/** The user's own log, as their master has it. */
const thingOf = (userId: number) => ({ what: 'user', key: String(userId), quoteId: null })

/** Names a deputy. Refused are oneself, people who see no quotes, days that are over, and days that have one already. */
export async function nameDeputy(
  db: Database,
  person: Person,
  input: DeputyInput,
  today: string,
): Promise<Deputy[]> {
  assertMay(person, input.login)
  return db.transaction(async tx => {
    // Two at once would overlap.
    const [known] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.login, input.login), eq(users.isActive, true)))
      .for('update')
    const others = await tx.select().from(deputies).where(eq(deputies.login, input.login))
    const isOne = (await deputyChoices(tx)).some(({ login }) => login === input.deputy)
    const errors = [
      ...(known === undefined ? [{ path: 'login', message: `There is no active user ${input.login}.` }] : []),
      ...(isOne ? [] : [{ path: 'deputy', message: `${input.deputy} can not see quotes.` }]),
      ...absenceFindings(input, { today, others }),
    ]
    if (known === undefined || errors.length > 0)
      throw new Problem('rule-failed', 'The deputy can not be named so.', { errors })
    await tx.insert(deputies).values(input)
    const { deputy, fromDay, toDay } = input
    await logEvent(tx, person.login, thingOf(known.id), 'deputy', { deputy, fromDay, toDay })
    return deputiesOf(tx, input.login, today)
  })
}

/** Takes a deputy back; what they decided stays. */
export async function endDeputy(db: Database, person: Person, id: number): Promise<{ id: number }> {
  await db.transaction(async tx => {
    const [found] = await tx
      .select({ ...getTableColumns(deputies), userId: users.id })
      .from(deputies)
      .innerJoin(users, eq(users.login, deputies.login))
      .where(eq(deputies.id, id))
      .for('update', { of: deputies })
    if (found === undefined) throw notFound(`Deputy ${id}`)
    assertMay(person, found.login)
    await tx.delete(deputies).where(eq(deputies.id, id))
    const { userId, deputy, fromDay, toDay } = found
    await logEvent(tx, person.login, thingOf(userId), 'deputyEnded', { deputy, fromDay, toDay })
  })
  return { id }
}

/** Somebody who decides for a person who is away. */
export interface StandIn {
  /** Who is away. */
  readonly for: string
  readonly login: string
  readonly name: string
  readonly email: string
}

/** Who stands in for these people on a day, `YYYY-MM-DD`. */
export const standInsOn = (db: Database, logins: readonly string[], day: string): Promise<StandIn[]> =>
  logins.length === 0
    ? Promise.resolve([])
    : db
        .select({ for: deputies.login, login: users.login, name: users.name, email: users.email })
        .from(deputies)
        .innerJoin(users, eq(users.login, deputies.deputy))
        .where(
          and(
            inArray(deputies.login, [...logins]),
            lte(deputies.fromDay, day),
            gte(deputies.toDay, sql`${day}::date`),
            eq(users.isActive, true),
          ),
        )
        .orderBy(asc(users.login))
