import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/index.ts'

/** The name of the person with this login; the login itself when nobody has it, '' for null. */
export async function nameOf(db: Database, login: string | null): Promise<string> {
  if (login === null || login === '') return ''
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.login, login))
  return row?.name ?? login
}

/** The name of the person whose login a column holds; a login that nobody has stands for itself. */
export const personNameOf = (login: PgColumn): SQL<string> =>
  sql<string>`coalesce((select ${users.name} from ${users} where ${users.login} = ${login}), ${login})`
