import type { Right } from './right.ts'

/** Whether `right` asks for this role or scope, alone or among others: what would change with it. */
export function asksFor(right: Right, kind: 'role' | 'scope', code: string): boolean {
  switch (right.kind) {
    case 'role':
      return kind === 'role' && right.anyOf.some(held => held === code)
    case 'scope':
      return kind === 'scope' && right.code === code
    case 'all':
    case 'any':
      return right.of.some(part => asksFor(part, kind, code))
    default:
      return false
  }
}
