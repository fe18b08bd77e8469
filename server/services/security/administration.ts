import { and, countDistinct, eq, sql } from 'drizzle-orm'
import { administrationFinding } from '#domain/access'
import type { Database } from '../../database/database.ts'
import { roles, userRoles, users } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { personOf } from '../../person/personOf.ts'
import { Problem } from '../../problem/problem.ts'

/** Key of the lock that changes of administration wait for each other at. */
const administrationLock = 7_301_226

/** Fields that can lock somebody out; the one that did is where the refusal stands. */
const decisive = ['isActive', 'roles', 'scopes'] as const

/**
 * Refuses what was just written in `tx` when it would lock the person, or everybody, out of administration. Two who change it at
 * once wait for each other here, or each would still see the administrator whom the other one disables.
 */
export async function keepAdministration(
  tx: Database,
  person: Person,
  changed: readonly string[],
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${administrationLock})`)
  const [counted] = await tx
    .select({ left: countDistinct(users.id) })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .innerJoin(roles, eq(roles.code, userRoles.roleCode))
    .where(and(eq(users.isActive, true), eq(roles.isActive, true), eq(roles.code, 'SYSADMIN')))
  const message = administrationFinding({
    before: person,
    after: await personOf(tx, person.login),
    administratorsLeft: counted?.left ?? 0,
  })
  if (message !== null) {
    const path = decisive.find(field => changed.includes(field)) ?? 'isActive'
    throw new Problem('rule-failed', message, { errors: [{ path, message }] })
  }
}
