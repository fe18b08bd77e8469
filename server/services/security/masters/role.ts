import { and, asc, eq } from 'drizzle-orm'
import type { Role, RoleInput } from '#contract/security'
import { roleCodes } from '#domain/access'
import type { Database } from '../../../database/database.ts'
import { roleScopes, roles, scopes } from '../../../database/schema/index.ts'
import { codedMaster } from '../../masters/codedMaster.ts'
import { containingIn, createMasterList, inState, linked } from '../../masters/masterList.ts'
import { keepAdministration } from '../administration.ts'
import { askedForByProduct, isGranted } from './grant.ts'
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
      containingIn(q, roles.code, roles.name),
      isGranted(roles.code, scope),
    ),
})

async function writeScopes(tx: Database, roleCode: string, codes: readonly string[]): Promise<void> {
  await tx.delete(roleScopes).where(eq(roleScopes.roleCode, roleCode))
  const rows = [...new Set(codes)].map(scopeCode => ({ roleCode, scopeCode }))
  if (rows.length > 0) await tx.insert(roleScopes).values(rows)
}

/** Roles. */
export const roleMaster = codedMaster<RoleInput>({
  kind: 'role',
  read: roleList.read,
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
    ...askedForByProduct(roleCodes, code),
  ],
  check: async (tx, { scopes: granted }) => {
    const known = (await tx.select({ code: scopes.code }).from(scopes)).map(row => row.code)
    const unknown = granted.filter(code => !known.includes(code))
    return unknown.length === 0 ? [] : [{ path: 'scopes', message: `There is no ${unknown.join(', ')}.` }]
  },
  afterwards: keepAdministration,
})
