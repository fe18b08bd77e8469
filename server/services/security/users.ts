import { and, asc, eq, exists, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { User } from '#contract/security'
import type { Database } from '../../database/database.ts'
import { type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import { assistants, userRoles, users, userWords, userWorkgroups } from '../../database/schema/index.ts'
import type { ListPage } from '../../http/mount.ts'
import { countOf, inState, searched } from '../masters/masterPage.ts'

export interface UserQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly state?: 'active' | 'inactive' | 'all' | undefined
        readonly ids?: readonly number[] | undefined
        readonly role?: string | undefined
        readonly workGroup?: string | undefined
        readonly defaultState?: string | undefined
        readonly defaultPlant?: string | undefined
      }
    | undefined
}

type UserRow = typeof users.$inferSelect

const colleague = alias(users, 'colleague')

const sorts = {
  login: users.login,
  name: users.name,
  email: users.email,
  about: users.about,
  isActive: users.isActive,
  defaultState: users.defaultState,
  defaultPlant: users.defaultPlant,
}

const grouped = <Row extends { userId: number }, Value>(rows: readonly Row[], value: (row: Row) => Value) => {
  const found = new Map<number, Value[]>()
  for (const row of rows) found.set(row.userId, [...(found.get(row.userId) ?? []), value(row)])
  return (id: number): Value[] => found.get(id) ?? []
}

/** The users of these rows with everything that is linked to them. */
export async function withLinks(db: Database, rows: readonly UserRow[]): Promise<User[]> {
  if (rows.length === 0) return []
  const ids = rows.map(row => row.id)
  const [roleRows, groupRows, repRows, assistantRows] = await Promise.all([
    db
      .select({ userId: userRoles.userId, code: userRoles.roleCode })
      .from(userRoles)
      .where(inArray(userRoles.userId, ids))
      .orderBy(asc(userRoles.roleCode)),
    db
      .select({ userId: userWorkgroups.userId, code: userWorkgroups.workgroupCode })
      .from(userWorkgroups)
      .where(inArray(userWorkgroups.userId, ids))
      .orderBy(asc(userWorkgroups.workgroupCode)),
    db
      .select({ userId: assistants.assistantId, code: colleague.login })
      .from(assistants)
      .innerJoin(colleague, eq(colleague.id, assistants.salesRepId))
      .where(inArray(assistants.assistantId, ids))
      .orderBy(asc(colleague.login)),
    db
      .select({ userId: assistants.salesRepId, code: colleague.login })
      .from(assistants)
      .innerJoin(colleague, eq(colleague.id, assistants.assistantId))
      .where(inArray(assistants.salesRepId, ids))
      .orderBy(asc(colleague.login)),
  ])
  const code = (row: { code: string }) => row.code
  const rolesOf = grouped(roleRows, code)
  const groupsOf = grouped(groupRows, code)
  const repsOf = grouped(repRows, code)
  const assistantsOf = grouped(assistantRows, code)
  return rows.map(row => ({
    ...row,
    roles: rolesOf(row.id),
    workGroups: groupsOf(row.id),
    salesReps: repsOf(row.id),
    assistants: assistantsOf(row.id),
  }))
}

/** A page of users. */
export async function userPage(db: Database, query: UserQuery): Promise<ListPage<User[]>> {
  const { q, state, ids, role, workGroup, defaultState, defaultPlant } = query.filter ?? {}
  const where = and(
    inState(users.isActive, state),
    searched(userWords, q),
    ids === undefined ? undefined : inArray(users.id, [...ids]),
    defaultState === undefined ? undefined : eq(users.defaultState, defaultState),
    defaultPlant === undefined ? undefined : eq(users.defaultPlant, defaultPlant),
    role === undefined
      ? undefined
      : exists(
          db
            .select({ id: userRoles.userId })
            .from(userRoles)
            .where(and(eq(userRoles.userId, users.id), eq(userRoles.roleCode, role))),
        ),
    workGroup === undefined
      ? undefined
      : exists(
          db
            .select({ id: userWorkgroups.userId })
            .from(userWorkgroups)
            .where(and(eq(userWorkgroups.userId, users.id), eq(userWorkgroups.workgroupCode, workGroup))),
        ),
  )
  const { first, wanted } = rangeOf(query)
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(users)
      .where(where)
      .orderBy(...orderOf(query, sorts, [asc(users.name), asc(users.id)], users.id))
      .offset(first)
      .limit(wanted),
    countOf(db, users, where),
  ])
  return { rows: await withLinks(db, rows), first, total }
}

/** The user with this id, its row locked when `lock` says so; null when there is none. */
export async function userOf(db: Database, id: number, lock = false): Promise<User | null> {
  const found = db.select().from(users).where(eq(users.id, id))
  const [user] = await withLinks(db, lock ? await found.for('update') : await found)
  return user ?? null
}
