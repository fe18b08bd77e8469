import { isAllowed, type Rights } from './isAllowed.ts'
import type { Right } from './right.ts'

const orOf = (codes: readonly string[]): string =>
  codes.length < 2 ? codes.join() : `${codes.slice(0, -1).join(', ')} or ${codes.at(-1)}`

/** What of a right somebody lacks, in words: `one of the roles SU or NEWWORK`, `the scope VIEW_QUOTE`; '' when nothing. */
export function missingRight(right: Right, holder: Rights | null): string {
  if (isAllowed(holder, right)) return ''
  switch (right.kind) {
    case 'anyone':
    case 'signedIn':
      return 'a sign-in'
    case 'role':
      return right.anyOf.length === 1
        ? `the role ${right.anyOf.join()}`
        : `one of the roles ${orOf(right.anyOf)}`
    case 'scope':
      return `the scope ${right.code}`
    case 'all':
      return right.of
        .map(part => missingRight(part, holder))
        .filter(words => words !== '')
        .join(' and ')
    case 'any':
      return right.of.map(part => missingRight(part, holder)).join(' or ')
  }
}
