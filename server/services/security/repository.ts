import { and, asc, eq, inArray } from 'drizzle-orm'
import type { SignedInUser, Workgroup } from '#contract/security'
import { text } from '#domain/messages'
import type { Database } from '../../database/database.ts'
import { roles, userRoles, users, workgroups } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { notFound, Problem } from '../../problem/problem.ts'

const colleague = { id: users.id, login: users.login, name: users.name }

/** Who makes a call, with the names of what they hold and of whom they work with. */
export async function signedInUser(db: Database, person: Person): Promise<SignedInUser> {
  const logins = [person.login, ...person.salesReps, ...person.assistants]
  const [roleRows, workGroups, people] = await Promise.all([
    db
      .select({ code: roles.code, name: roles.name })
      .from(roles)
      .where(inArray(roles.code, [...person.roles]))
      .orderBy(asc(roles.code)),
    db
      .select({
        code: workgroups.code,
        description: workgroups.description,
        department: workgroups.department,
      })
      .from(workgroups)
      .where(inArray(workgroups.code, [...person.workGroups]))
      .orderBy(asc(workgroups.sequence)),
    db
      .select({ ...colleague, email: users.email, defaultState: users.defaultState })
      .from(users)
      .where(inArray(users.login, logins))
      .orderBy(asc(users.name)),
  ])
  const named = (logins: readonly string[]) => people.filter(({ login }) => logins.includes(login))
  const [user] = named([person.login])
  if (user === undefined) throw notFound('The signed-in user')
  const { login, name, email, defaultState } = user
  return {
    login,
    name,
    email,
    roles: roleRows,
    scopes: person.scopes.map(code => ({ code })),
    workGroups,
    salesReps: named(person.salesReps).map(({ id, login, name }) => ({ id, login, name, code: login })),
    assistants: named(person.assistants).map(({ id, login, name }) => ({ id, login, name })),
    defaultState,
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
    .select(colleague)
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
