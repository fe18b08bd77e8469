import { and, asc, eq, exists, ilike, inArray, or } from 'drizzle-orm'
import type { Role, RoleInput } from '#contract/security'
import { roleCodes } from '#domain/access'
import type { Database } from '../../../database/database.ts'
import { containing, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { roleScopes, roles, scopes } from '../../../database/schema/index.ts'
import type { ListPage } from '../../../http/mount.ts'
import { codeKey, type Master } from '../../masters/master.ts'
import { countOf, inState } from '../../masters/masterPage.ts'
import { keepAdministration } from '../administration.ts'
import { activeHolders, holderNames } from './holders.ts'

interface RoleQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly state?: 'active' | 'inactive' | 'all' | undefined
        readonly scope?: string | undefined
      }
    | undefined
}

async function withScopes(db: Database, rows: readonly (typeof roles.$inferSelect)[]): Promise<Role[]> {
  const codes = rows.map(row => row.code)
  if (codes.length === 0) return []
  const granted = await db
    .select()
    .from(roleScopes)
    .where(inArray(roleScopes.roleCode, codes))
    .orderBy(asc(roleScopes.scopeCode))
  const holders = await activeHolders(db, 'role', codes)
  return rows.map(row => ({
    ...row,
    id: row.code,
    scopes: granted.filter(each => each.roleCode === row.code).map(each => each.scopeCode),
    holders: holders.get(row.code) ?? 0,
  }))
}

/** A page of roles with the scopes they grant. */
export async function rolePage(db: Database, query: RoleQuery): Promise<ListPage<Role[]>> {
  const { q, state, scope } = query.filter ?? {}
  const where = and(
    inState(roles.isActive, state),
    q ? or(ilike(roles.code, containing(q)), ilike(roles.name, containing(q))) : undefined,
    scope === undefined
      ? undefined
      : exists(
          db
            .select({ code: roleScopes.roleCode })
            .from(roleScopes)
            .where(and(eq(roleScopes.roleCode, roles.code), eq(roleScopes.scopeCode, scope))),
        ),
  )
  const { first, wanted } = rangeOf(query)
  const sorts = { code: roles.code, name: roles.name, isActive: roles.isActive }
  const rows = await db
    .select()
    .from(roles)
    .where(where)
    .orderBy(...orderOf(query, sorts, [asc(roles.name)], roles.code))
    .offset(first)
    .limit(wanted)
  return { rows: await withScopes(db, rows), first, total: await countOf(db, roles, where) }
}

/** The role with this code; null when there is none. */
export async function roleOf(db: Database, code: string, lock = false): Promise<Role | null> {
  const found = db.select().from(roles).where(eq(roles.code, code))
  const [role] = await withScopes(db, lock ? await found.for('update') : await found)
  return role ?? null
}

async function writeScopes(tx: Database, roleCode: string, codes: readonly string[]): Promise<void> {
  await tx.delete(roleScopes).where(eq(roleScopes.roleCode, roleCode))
  const rows = [...new Set(codes)].map(scopeCode => ({ roleCode, scopeCode }))
  if (rows.length > 0) await tx.insert(roleScopes).values(rows)
}

/** Roles. */
export const roleMaster: Master<string, RoleInput> = {
  kind: 'role',
  one: 'role',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: codeKey,
  read: roleOf,
  find: async (tx, { code }) => (await roleOf(tx, code))?.code ?? null,
  insert: async (tx, { code, name, isActive, scopes: granted }) => {
    await tx.insert(roles).values({ code, name, isActive })
    await writeScopes(tx, code, granted)
    return code
  },
  update: async (tx, code, { name, isActive, scopes: granted }, version) => {
    await tx.update(roles).set({ name, isActive, version }).where(eq(roles.code, code))
    await writeScopes(tx, code, granted)
  },
  remove: async (tx, code) => {
    await tx.delete(roleScopes).where(eq(roleScopes.roleCode, code))
    await tx.delete(roles).where(eq(roles.code, code))
  },
  usedBy: async (tx, code) => [
    ...(await holderNames(tx, 'role', code)),
    ...(roleCodes.some(known => known === code) ? ['the access rules of the product'] : []),
  ],
  check: async (tx, { scopes: granted }) => {
    const known = (await tx.select({ code: scopes.code }).from(scopes)).map(row => row.code)
    const unknown = granted.filter(code => !known.includes(code))
    return unknown.length === 0 ? [] : [{ path: 'scopes', message: `There is no ${unknown.join(', ')}.` }]
  },
  afterwards: keepAdministration,
}
