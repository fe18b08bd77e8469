import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { roles, userRoles, users } from '../database/schema/index.ts'
import type { DemonstrationPerson } from './development/demonstrationPeople.ts'

/** The most people that the sign-in page offers; everybody else types their login. */
const offered = 60

async function withRoles(
  db: Database,
  people: readonly (typeof users.$inferSelect)[],
): Promise<DemonstrationPerson[]> {
  const ids = people.map(person => person.id)
  const held =
    ids.length === 0
      ? []
      : await db
          .select({ userId: userRoles.userId, name: roles.name })
          .from(userRoles)
          .innerJoin(roles, eq(roles.code, userRoles.roleCode))
          .where(inArray(userRoles.userId, ids))
  return people.map(person => ({
    login: person.login,
    name: person.name,
    about: person.about,
    roles: held.filter(role => role.userId === person.id).map(role => role.name),
  }))
}

/** The active people with a line about what they do: those the sign-in page offers. */
export async function demonstrationPeople(db: Database): Promise<DemonstrationPerson[]> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), ne(users.about, '')))
    .orderBy(asc(users.id))
    .limit(offered)
  return withRoles(db, people)
}

/** The active person with this login, whatever its capitals; undefined when there is none. */
export async function activePerson(db: Database, login: string): Promise<DemonstrationPerson | undefined> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.isActive, true), eq(sql`lower(${users.login})`, login.trim().toLowerCase())))
    .limit(1)
  return (await withRoles(db, people))[0]
}
