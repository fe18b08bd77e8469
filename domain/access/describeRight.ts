import type { Right } from './right.ts'

/** The right in words, for the reference pages: `role SU or NEWWORK`, `scope VIEW_QUOTE`. */
export function describeRight(right: Right): string {
  switch (right.kind) {
    case 'anyone':
      return 'anyone'
    case 'signedIn':
      return 'any signed-in user'
    case 'role':
      return `role ${right.anyOf.join(', ')}`
    case 'scope':
      return `scope ${right.code}`
    case 'all':
      return right.of
        .map(part => (part.kind === 'any' ? `(${describeRight(part)})` : describeRight(part)))
        .join(' and ')
    case 'any':
      return right.of.map(describeRight).join(' or ')
  }
}
