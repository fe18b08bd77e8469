import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Role, RoleInput } from '#contract/security'
import { roleCodes } from '#domain/access'
import type { Database } from '../../../database/database.ts'
import { containing } from '../../../database/page.ts'
import { roleScopes, roles, scopes } from '../../../database/schema/index.ts'
import { codeKey, type Master } from '../../masters/master.ts'
import { createMasterList, inState, linked } from '../../masters/masterList.ts'
import { keepAdministration } from '../administration.ts'
import { activeHolders, holderNames } from './holders.ts'

interface RoleFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly scope?: string | undefined
}

/** Roles with the scopes they grant and how many active people hold them. */
export const roleList = createMasterList<Role, RoleFilter>({
  name: 'roles',
  table: roles,
  key: roles.code,
  fields: {
    id: roles.code,
    code: roles.code,
    name: roles.name,
    isActive: roles.isActive,
    version: roles.version,
    scopes: linked(roleScopes.scopeCode, roleScopes, eq(roleScopes.roleCode, roles.code)),
    holders: activeHolders('role', roles.code),
  },
  sorts: { code: roles.code, name: roles.name, isActive: roles.isActive },
  otherwise: [asc(roles.name), asc(roles.code)],
  where: ({ q, state, scope }) =>
    and(
      inState(roles.isActive, state),
      q ? or(ilike(roles.code, containing(q)), ilike(roles.name, containing(q))) : undefined,
      scope === undefined
        ? undefined
        : sql`exists (select from ${roleScopes}
            where ${and(eq(roleScopes.roleCode, roles.code), eq(roleScopes.scopeCode, scope))})`,
    ),
})

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
  read: roleList.read,
  find: async (tx, { code }) => (await roleList.read(tx, code))?.code ?? null,
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
