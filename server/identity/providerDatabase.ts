import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { roles, userRoles, users } from '../database/schema/index.ts'
import type { DemonstrationPerson } from './development/demonstrationPeople.ts'

/** The active people with a line about what they do: those the sign-in page offers. */
export async function demonstrationPeople(db: Database): Promise<DemonstrationPerson[]> {
  const people = await db
    .select()
    .from(users)
    .where(eq(users.isActive, true))
    .orderBy(asc(users.id))
    .limit(200)
  const offered = people.filter(person => person.about !== '')
  const held =
    offered.length === 0
      ? []
      : await db
          .select({ userId: userRoles.userId, name: roles.name })
          .from(userRoles)
          .innerJoin(roles, eq(roles.code, userRoles.roleCode))
          .where(
            inArray(
              userRoles.userId,
              offered.map(person => person.id),
            ),
          )
  return offered.map(person => ({
    login: person.login,
    name: person.name,
    about: person.about,
    roles: held.filter(role => role.userId === person.id).map(role => role.name),
  }))
}
