import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { User } from '#contract/security'
import { assistants, userRoles, users, userWords, userWorkgroups } from '../../database/schema/index.ts'
import { amongIds, createMasterList, inState, linked, searched } from '../masters/masterList.ts'

interface UserFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly ids?: readonly number[] | undefined
  readonly role?: string | undefined
  readonly workGroup?: string | undefined
  readonly defaultState?: string | undefined
  readonly defaultPlant?: string | undefined
}

const colleague = alias(users, 'colleague')

/** Logins of those whom `assistants` links to the user: it has the user as `own` and the other as `other`. */
const colleagues = (own: PgColumn, other: PgColumn): SQL<string[]> =>
  linked(
    colleague.login,
    sql`${assistants} join ${users} ${colleague} on ${eq(colleague.id, other)}`,
    eq(own, users.id),
  )

const holds = (table: typeof userRoles | typeof userWorkgroups, code: SQL): SQL =>
  sql`exists (select from ${table} where ${and(eq(table.userId, users.id), code)})`

/** Users with everything that is linked to them. */
export const userList = createMasterList<User, UserFilter>({
  name: 'users',
  table: users,
  key: users.id,
  fields: {
    id: users.id,
    login: users.login,
    name: users.name,
    email: users.email,
    about: users.about,
    isActive: users.isActive,
    defaultState: users.defaultState,
    defaultPlant: users.defaultPlant,
    version: users.version,
    roles: linked(userRoles.roleCode, userRoles, eq(userRoles.userId, users.id)),
    workGroups: linked(userWorkgroups.workgroupCode, userWorkgroups, eq(userWorkgroups.userId, users.id)),
    salesReps: colleagues(assistants.assistantId, assistants.salesRepId),
    assistants: colleagues(assistants.salesRepId, assistants.assistantId),
  },
  sorts: {
    login: users.login,
    name: users.name,
    email: users.email,
    about: users.about,
    isActive: users.isActive,
    defaultState: users.defaultState,
    defaultPlant: users.defaultPlant,
  },
  otherwise: [asc(users.name), asc(users.id)],
  where: ({ q, state, ids, role, workGroup, defaultState, defaultPlant }) =>
    and(
      inState(users.isActive, state),
      searched(userWords, q),
      amongIds(users.id, ids),
      defaultState === undefined ? undefined : eq(users.defaultState, defaultState),
      defaultPlant === undefined ? undefined : eq(users.defaultPlant, defaultPlant),
      role === undefined ? undefined : holds(userRoles, eq(userRoles.roleCode, role)),
      workGroup === undefined
        ? undefined
        : holds(userWorkgroups, eq(userWorkgroups.workgroupCode, workGroup)),
    ),
})
