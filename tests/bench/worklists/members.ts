import { sql } from 'drizzle-orm'
import type { Database } from '../../../server/database/database.ts'
import { accessToken } from '../worklist/accessToken.ts'

/** Logins of the members. */
export const membersOf = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `member${String(index + 1).padStart(3, '0')}`)

/** Adds people to a workgroup, with a role; those who are there already stay. */
export async function addMembers(
  db: Database,
  logins: readonly string[],
  { role, workgroup }: { readonly role: string; readonly workgroup: string },
): Promise<void> {
  const list = sql.param([...logins])
  await db.execute(sql`
    insert into users (login, name, email, about)
    select login, 'Member ' || login, login || '@boxwright.example', 'Works for the bench'
    from unnest(${list}::text[]) login on conflict do nothing`)
  await db.execute(sql`
    insert into user_roles (user_id, role_code)
    select id, ${role} from users where login = any(${list}::text[]) on conflict do nothing`)
  await db.execute(sql`
    insert into user_workgroups (user_id, workgroup_code)
    select id, ${workgroup} from users where login = any(${list}::text[]) on conflict do nothing`)
}

/** Signs each of them in over the form; a few at a time. */
export async function signInAll(origin: string, logins: readonly string[]): Promise<string[]> {
  const left = logins.map((login, index) => ({ login, index }))
  const tokens: string[] = []
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      tokens[next.index] = await accessToken(origin, next.login)
    }
  }
  await Promise.all(Array.from({ length: 4 }, worker))
  return tokens
}
