import { and, asc, eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SignedInUser, Workgroup } from '#contract/security'
import { text } from '#domain/messages'
import type { Database } from '../../database/database.ts'
import {
  assistants,
  roleScopes,
  roles,
  scopes,
  userRoles,
  users,
  userWorkgroups,
  workgroups,
} from '../../database/schema/index.ts'
import { notFound, Problem } from '../../http/problem.ts'

const colleague = alias(users, 'colleague')

/** The active user with this login with roles, scopes, workgroups and colleagues; null when there is none. */
export async function signedInUser(
  db: Database,
  login: string,
): Promise<(SignedInUser & { id: number }) | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.login, login), eq(users.isActive, true)))
  if (user === undefined) return null
  const [roleRows, groupRows, salesReps, ownAssistants] = await Promise.all([
    db
      .select({ code: roles.code, name: roles.name })
      .from(userRoles)
      .innerJoin(roles, eq(roles.code, userRoles.roleCode))
      .where(and(eq(userRoles.userId, user.id), eq(roles.isActive, true)))
      .orderBy(asc(roles.code)),
    db
      .select({
        code: workgroups.code,
        description: workgroups.description,
        department: workgroups.department,
      })
      .from(userWorkgroups)
      .innerJoin(workgroups, eq(workgroups.code, userWorkgroups.workgroupCode))
      .where(and(eq(userWorkgroups.userId, user.id), eq(workgroups.isActive, true)))
      .orderBy(asc(workgroups.sequence)),
    db
      .select({ id: colleague.id, login: colleague.login, name: colleague.name, code: colleague.login })
      .from(assistants)
      .innerJoin(colleague, eq(colleague.id, assistants.salesRepId))
      .where(eq(assistants.assistantId, user.id))
      .orderBy(asc(colleague.name)),
    db
      .select({ id: colleague.id, login: colleague.login, name: colleague.name })
      .from(assistants)
      .innerJoin(colleague, eq(colleague.id, assistants.assistantId))
      .where(eq(assistants.salesRepId, user.id))
      .orderBy(asc(colleague.name)),
  ])
  const roleCodes = roleRows.map(row => row.code)
  const scopeRows =
    roleCodes.length === 0
      ? []
      : await db
          .selectDistinct({ code: roleScopes.scopeCode })
          .from(roleScopes)
          .innerJoin(scopes, and(eq(scopes.code, roleScopes.scopeCode), eq(scopes.isActive, true)))
          .where(inArray(roleScopes.roleCode, roleCodes))
          .orderBy(asc(roleScopes.scopeCode))
  return {
    id: user.id,
    login: user.login,
    name: user.name,
    email: user.email,
    roles: roleRows,
    scopes: scopeRows,
    workGroups: groupRows,
    salesReps,
    assistants: ownAssistants,
    defaultState: user.defaultState,
  }
}

/** Active workgroups of a department in their order. */
export async function workgroupsOf(db: Database, department: string): Promise<Workgroup[]> {
  return db
    .select({ code: workgroups.code, description: workgroups.description, department: workgroups.department })
    .from(workgroups)
    .where(and(eq(workgroups.department, department.toUpperCase()), eq(workgroups.isActive, true)))
    .orderBy(asc(workgroups.sequence))
}

/** Active people who hold a role, by name. */
export async function usersOfRole(db: Database, roleCode: string) {
  return db
    .select({ id: users.id, login: users.login, name: users.name })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(and(eq(userRoles.roleCode, roleCode.toUpperCase()), eq(users.isActive, true)))
    .orderBy(asc(users.name))
}

/** The active sales rep with this login: not-found for a stranger, rule-failed for somebody with another role. */
export async function salesRepOf(db: Database, login: string) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.login, login), eq(users.isActive, true)))
  if (user === undefined) throw notFound(`The user ${login}`)
  const [held] = await db
    .select({ code: userRoles.roleCode })
    .from(userRoles)
    .where(and(eq(userRoles.userId, user.id), eq(userRoles.roleCode, 'SALESREP')))
  if (held === undefined) throw new Problem('rule-failed', text('userNotSalesrep'))
  const { id, name, email, defaultState, defaultPlant } = user
  return { id, login, name, email, defaultState, defaultPlant }
}
