import type { RoleCode, ScopeCode } from './codes.ts'

/** What a call or a page asks of the person: a condition over their roles and scopes. */
export type Right =
  | { readonly kind: 'anyone' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'role'; readonly anyOf: readonly RoleCode[] }
  | { readonly kind: 'scope'; readonly code: ScopeCode }
  | { readonly kind: 'all'; readonly of: readonly Right[] }
  | { readonly kind: 'any'; readonly of: readonly Right[] }

/** No session needed: sign-in itself, configuration, health. */
export const anyone: Right = { kind: 'anyone' }
/** Any signed-in user. */
export const signedIn: Right = { kind: 'signedIn' }
/** At least one of these roles. */
export const role = (...anyOf: readonly RoleCode[]): Right => ({ kind: 'role', anyOf })
/** This scope. */
export const scope = (code: ScopeCode): Right => ({ kind: 'scope', code })
/** Every one of these rights. */
export const all = (...of: readonly Right[]): Right => ({ kind: 'all', of })
/** At least one of these rights. */
export const any = (...of: readonly Right[]): Right => ({ kind: 'any', of })
