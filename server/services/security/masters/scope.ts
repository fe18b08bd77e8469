import { and, asc, eq } from 'drizzle-orm'
import type { Scope, ScopeInput } from '#contract/security'
import { scopeCodes } from '#domain/access'
import { roleScopes, scopes } from '../../../database/schema/index.ts'
import { codedMaster } from '../../masters/codedMaster.ts'
import { someNames } from '../../masters/master.ts'
import { containingIn, createMasterList, inState, linked } from '../../masters/masterList.ts'
import { keepAdministration } from '../administration.ts'
import { askedForByProduct, isGranted } from './grant.ts'

interface ScopeFilter {
  readonly q?: string | undefined
  readonly state?: 'active' | 'inactive' | 'all' | undefined
  readonly role?: string | undefined
}

/** Scopes with the roles that grant them. */
export const scopeList = createMasterList<Scope, ScopeFilter>({
  name: 'scopes',
  table: scopes,
  key: scopes.code,
  fields: {
    id: scopes.code,
    code: scopes.code,
    description: scopes.description,
    isActive: scopes.isActive,
    version: scopes.version,
    roles: linked(roleScopes.roleCode, roleScopes, eq(roleScopes.scopeCode, scopes.code)),
  },
  sorts: { code: scopes.code, description: scopes.description, isActive: scopes.isActive },
  otherwise: [asc(scopes.code)],
  where: ({ q, state, role }) =>
    and(
      inState(scopes.isActive, state),
      containingIn(q, scopes.code, scopes.description),
      isGranted(role, scopes.code),
    ),
})

/** Scopes. */
export const scopeMaster = codedMaster<ScopeInput>({
  kind: 'scope',
  read: scopeList.read,
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
    const roles = (await scopeList.read(tx, code))?.roles ?? []
    return [
      ...(roles.length === 0 ? [] : [`roles ${someNames(roles)}`]),
      ...askedForByProduct(scopeCodes, code),
    ]
  },
  afterwards: keepAdministration,
})
