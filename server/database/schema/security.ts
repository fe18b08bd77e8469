import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { masterVersion } from './masterVersion.ts'

/** The words a user is searched by. */
export const userWords = sql`words_in(login || ' ' || name || ' ' || email)`

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    login: text().notNull().unique(),
    name: text().notNull(),
    email: text().notNull(),
    isActive: boolean().notNull().default(true),
    defaultState: text().notNull().default(''),
    defaultPlant: text().notNull().default(''),
    /** What the person does; who has such a line is offered by the development sign-in. */
    about: text().notNull().default(''),
    version: masterVersion(),
  },
  table => [
    index().on(table.name, table.id),
    index().on(table.email, table.id),
    index('users_by_words').using('gin', userWords),
  ],
)

export const roles = pgTable('roles', {
  code: text().primaryKey(),
  name: text().notNull(),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

export const scopes = pgTable('scopes', {
  code: text().primaryKey(),
  description: text().notNull(),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

export const roleScopes = pgTable(
  'role_scopes',
  {
    roleCode: text()
      .notNull()
      .references(() => roles.code),
    scopeCode: text()
      .notNull()
      .references(() => scopes.code),
  },
  table => [primaryKey({ columns: [table.roleCode, table.scopeCode] })],
)

export const userRoles = pgTable(
  'user_roles',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    roleCode: text()
      .notNull()
      .references(() => roles.code),
  },
  table => [primaryKey({ columns: [table.userId, table.roleCode] }), index().on(table.roleCode)],
)

export const workgroups = pgTable('workgroups', {
  code: text().primaryKey(),
  description: text().notNull(),
  department: text().notNull(),
  sequence: integer().notNull().default(0),
  isActive: boolean().notNull().default(true),
  version: masterVersion(),
})

export const userWorkgroups = pgTable(
  'user_workgroups',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    workgroupCode: text()
      .notNull()
      .references(() => workgroups.code),
  },
  table => [primaryKey({ columns: [table.userId, table.workgroupCode] }), index().on(table.workgroupCode)],
)

/** Which sales reps a coordinator works for; read the other way round, a sales rep's assistants. */
export const assistants = pgTable(
  'assistants',
  {
    assistantId: integer()
      .notNull()
      .references(() => users.id),
    salesRepId: integer()
      .notNull()
      .references(() => users.id),
  },
  table => [primaryKey({ columns: [table.assistantId, table.salesRepId] }), index().on(table.salesRepId)],
)

/** Who decides what waits for somebody who is away, from a day to a day, both included. */
export const deputies = pgTable(
  'deputies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    login: text()
      .notNull()
      .references(() => users.login, { onDelete: 'cascade' }),
    deputy: text()
      .notNull()
      .references(() => users.login, { onDelete: 'cascade' }),
    fromDay: date().notNull(),
    toDay: date().notNull(),
  },
  table => [index('deputies_of').on(table.login), index('deputies_for').on(table.deputy)],
)

/** State of the development identity provider: keys, sessions, grants, refresh tokens. */
export const identityStore = pgTable('identity_store', {
  key: text().primaryKey(),
  value: text().notNull(),
})
