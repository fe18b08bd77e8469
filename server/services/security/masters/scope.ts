import { and, asc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Scope, ScopeInput } from '#contract/security'
import { scopeCodes } from '#domain/access'
import { containing } from '../../../database/page.ts'
import { roleScopes, scopes } from '../../../database/schema/index.ts'
import { codeKey, type Master, someNames } from '../../masters/master.ts'
import { createMasterList, inState, linked } from '../../masters/masterList.ts'
import { keepAdministration } from '../administration.ts'

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
      q ? or(ilike(scopes.code, containing(q)), ilike(scopes.description, containing(q))) : undefined,
      role === undefined
        ? undefined
        : sql`exists (select from ${roleScopes}
            where ${and(eq(roleScopes.scopeCode, scopes.code), eq(roleScopes.roleCode, role))})`,
    ),
})

/** Scopes. */
export const scopeMaster: Master<string, ScopeInput> = {
  kind: 'scope',
  one: 'scope',
  nameField: 'code',
  fixedFields: ['code'],
  keyOf: codeKey,
  read: scopeList.read,
  find: async (tx, { code }) => (await scopeList.read(tx, code))?.code ?? null,
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
      ...(scopeCodes.some(known => known === code) ? ['the access rules of the product'] : []),
    ]
  },
  afterwards: keepAdministration,
}
