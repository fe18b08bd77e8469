import type { Right } from './right.ts'

/** What a person holds: the codes of their roles and scopes. */
export interface Rights {
  readonly roles: readonly string[]
  readonly scopes: readonly string[]
}

/** Whether `holder` (null: nobody is signed in) has the right. What is not granted is denied. */
export function isAllowed(holder: Rights | null, right: Right): boolean {
  if (right.kind === 'anyone') return true
  if (holder === null) return false
  switch (right.kind) {
    case 'signedIn':
      return true
    case 'role':
      return right.anyOf.some(code => holder.roles.includes(code))
    case 'scope':
      return holder.scopes.includes(right.code)
    case 'all':
      return right.of.length > 0 && right.of.every(part => isAllowed(holder, part))
    case 'any':
      return right.of.some(part => isAllowed(holder, part))
    default:
      return false
  }
}
