import { and, countDistinct, eq } from 'drizzle-orm'
import { administrationFinding } from '#domain/access'
import type { Database } from '../../database/database.ts'
import { roles, userRoles, users } from '../../database/schema/index.ts'
import { Problem } from '../../http/problem.ts'
import type { Person } from './person.ts'
import { personOf } from './personOf.ts'

/** Refuses what was just written in `tx` when it would lock the person, or everybody, out of administration. */
export async function keepAdministration(tx: Database, person: Person): Promise<void> {
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
    throw new Problem('rule-failed', message, { errors: [{ path: 'isActive', message }] })
  }
}
