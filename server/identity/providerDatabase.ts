import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { identityStore, roles, userRoles, users } from '../database/schema/index.ts'
import type { DemonstrationPerson } from './development/demonstrationPeople.ts'
import type { ProviderStore } from './development/providerStore.ts'

/** Keeps what the development provider must remember over a restart, in the database. */
export function databaseStore(db: Database): ProviderStore {
  return {
    async get(key) {
      const [row] = await db.select().from(identityStore).where(eq(identityStore.key, key))
      return row === undefined ? undefined : JSON.parse(row.value)
    },
    async set(key, value) {
      if (value === null) {
        await db.delete(identityStore).where(eq(identityStore.key, key))
        return
      }
      const text = JSON.stringify(value)
      await db
        .insert(identityStore)
        .values({ key, value: text })
        .onConflictDoUpdate({ target: identityStore.key, set: { value: text } })
    },
  }
}

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
