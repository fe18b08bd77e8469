import type { SignedInUser } from '#contract/security'
import type { Rights } from '#domain/access'

/** The codes of a person's roles and scopes, as the access rules ask for them. */
export const rightsOf = (user: Pick<SignedInUser, 'roles' | 'scopes'>): Rights => ({
  roles: user.roles.map(({ code }) => code),
  scopes: user.scopes.map(({ code }) => code),
})
