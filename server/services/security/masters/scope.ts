import { and, asc, eq, exists, ilike, inArray, or } from 'drizzle-orm'
import type { Scope, ScopeInput } from '#contract/security'
import { scopeCodes } from '#domain/access'
import type { Database } from '../../../database/database.ts'
import { containing, type ListQuery, orderOf, rangeOf } from '../../../database/page.ts'
import { roleScopes, scopes } from '../../../database/schema/index.ts'
import type { ListPage } from '../../../http/mount.ts'
import { codeKey, type Master, someNames } from '../../masters/master.ts'
import { countOf, inState } from '../../masters/masterPage.ts'
import { keepAdministration } from '../administration.ts'

interface ScopeQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly state?: 'active' | 'inactive' | 'all' | undefined
        readonly role?: string | undefined
      }
    | undefined
}

async function withRoles(db: Database, rows: readonly (typeof scopes.$inferSelect)[]): Promise<Scope[]> {
  const codes = rows.map(row => row.code)
  if (codes.length === 0) return []
  const granting = await db
    .select()
    .from(roleScopes)
    .where(inArray(roleScopes.scopeCode, codes))
    .orderBy(asc(roleScopes.roleCode))
  return rows.map(row => ({
    ...row,
    id: row.code,
    roles: granting.filter(each => each.scopeCode === row.code).map(each => each.roleCode),
  }))
}

/** A page of scopes with the roles that grant them. */
export async function scopePage(db: Database, query: ScopeQuery): Promise<ListPage<Scope[]>> {
  const { q, state, role } = query.filter ?? {}
  const where = and(
    inState(scopes.isActive, state),
    q ? or(ilike(scopes.code, containing(q)), ilike(scopes.description, containing(q))) : undefined,
    role === undefined
      ? undefined
      : exists(
          db
            .select({ code: roleScopes.scopeCode })
            .from(roleScopes)
            .where(and(eq(roleScopes.scopeCode, scopes.code), eq(roleScopes.roleCode, role))),
        ),
  )
  const { first, wanted } = rangeOf(query)
  const sorts = { code: scopes.code, description: scopes.description, isActive: scopes.isActive }
  const rows = await db
    .select()
    .from(scopes)
    .where(where)
    .orderBy(...orderOf(query, sorts, [asc(scopes.code)], scopes.code))
    .offset(first)
    .limit(wanted)
  return { rows: await withRoles(db, rows), first, total: await countOf(db, scopes, where) }
}

/** The scope with this code; null when there is none. */
export async function scopeOf(db: Database, code: string, lock = false): Promise<Scope | null> {
  const found = db.select().from(scopes).where(eq(scopes.code, code))
  const [scope] = await withRoles(db, lock ? await found.for('update') : await found)
  return scope ?? null
}

/** Scopes. */
export const scopeMaster: Master<string, ScopeInput> = {
  kind: 'scope',
  one: 'scope',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: codeKey,
  read: scopeOf,
  find: async (tx, { code }) => (await scopeOf(tx, code))?.code ?? null,
  insert: async (tx, { code, description, isActive }) => {
    await tx.insert(scopes).values({ code, description, isActive })
    return code
  },
  update: async (tx, code, { description, isActive }, version) => {
    await tx.update(scopes).set({ description, isActive, version }).where(eq(scopes.code, code))
  },
  remove: async (tx, code) => {
    await tx.delete(scopes).where(eq(scopes.code, code))
  },
  usedBy: async (tx, code) => {
    const roles = (await scopeOf(tx, code))?.roles ?? []
    return [
      ...(roles.length === 0 ? [] : [`roles ${someNames(roles)}`]),
      ...(scopeCodes.some(known => known === code) ? ['the access rules of the product'] : []),
    ]
  },
  afterwards: keepAdministration,
}
