import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { users } from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'

const named = createStatement<{ name: string }>('name_of_login', db =>
  flatten(
    { name: users.name },
    db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.login, sql.placeholder('login'))),
  ),
)

/** The name of the person with this login; the login itself when nobody has it, '' for null. */
export async function nameOf(db: Database, login: string | null): Promise<string> {
  if (login === null || login === '') return ''
  const [row] = await named(db, { login })
  return row?.name ?? login
}

/** The name of the person whose login a column holds; a login that nobody has stands for itself. */
export const personNameOf = (login: PgColumn): SQL<string> =>
  sql<string>`coalesce((select ${users.name} from ${users} where ${users.login} = ${login}), ${login})`
