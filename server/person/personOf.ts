import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database.ts'
import { flatten } from '../database/flat.ts'
import {
  assistants,
  roleScopes,
  roles,
  scopes,
  userRoles,
  users,
  userWorkgroups,
  workgroups,
} from '../database/schema/index.ts'
import { createStatement } from '../database/statement.ts'
import type { Person } from './person.ts'

const colleague = alias(users, 'colleague')
const ofSalesRep = alias(assistants, 'of_sales_rep')

const arrayOf = (selection: SQLWrapper): SQL<string[]> => sql`array(${selection})`

const selectRoles = (db: Database) =>
  db
    .select({ code: roles.code })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.code, userRoles.roleCode), roles.isActive))
    .where(eq(userRoles.userId, users.id))
    .orderBy(asc(roles.code))

const selectScopes = (db: Database) =>
  db
    .selectDistinct({ code: scopes.code })
    .from(userRoles)
    .innerJoin(roles, and(eq(roles.code, userRoles.roleCode), roles.isActive))
    .innerJoin(roleScopes, eq(roleScopes.roleCode, roles.code))
    .innerJoin(scopes, and(eq(scopes.code, roleScopes.scopeCode), scopes.isActive))
    .where(eq(userRoles.userId, users.id))
    .orderBy(asc(scopes.code))

const selectWorkGroups = (db: Database) =>
  db
    .select({ code: workgroups.code })
    .from(userWorkgroups)
    .innerJoin(workgroups, and(eq(workgroups.code, userWorkgroups.workgroupCode), workgroups.isActive))
    .where(eq(userWorkgroups.userId, users.id))
    .orderBy(asc(workgroups.sequence))

const selectSalesReps = (db: Database) =>
  db
    .select({ login: colleague.login })
    .from(assistants)
    .innerJoin(colleague, eq(colleague.id, assistants.salesRepId))
    .where(eq(assistants.assistantId, users.id))
    .orderBy(asc(colleague.name))

const selectAssistants = (db: Database) =>
  db
    .select({ login: colleague.login })
    .from(assistants)
    .innerJoin(colleague, eq(colleague.id, assistants.assistantId))
    .where(eq(assistants.salesRepId, users.id))
    .orderBy(asc(colleague.name))

/** Everybody who coordinates one of the person's sales reps. */
const selectAssistantsOfSalesReps = (db: Database) =>
  db
    .selectDistinct({ login: colleague.login })
    .from(assistants)
    .innerJoin(ofSalesRep, eq(ofSalesRep.salesRepId, assistants.salesRepId))
    .innerJoin(colleague, eq(colleague.id, ofSalesRep.assistantId))
    .where(eq(assistants.assistantId, users.id))
    .orderBy(asc(colleague.login))

const personByLogin = createStatement<Person>('person_by_login', db => {
  const fields = {
    id: users.id,
    login: users.login,
    name: users.name,
    roles: arrayOf(selectRoles(db)),
    scopes: arrayOf(selectScopes(db)),
    workGroups: arrayOf(selectWorkGroups(db)),
    salesReps: arrayOf(selectSalesReps(db)),
    assistantsOfSalesReps: arrayOf(selectAssistantsOfSalesReps(db)),
    assistants: arrayOf(selectAssistants(db)),
  }
  const login = sql.placeholder('login')
  return flatten(
    fields,
    db
      .select(fields)
      .from(users)
      .where(and(eq(users.login, login), users.isActive)),
  )
})

/** The active user with this login as rules see them; null when there is none. */
export async function personOf(db: Database, login: string): Promise<Person | null> {
  const [person] = await personByLogin(db, { login })
  return person ?? null
}
