import fc from 'fast-check'
import { type Colleague, type Right, roleCodes, scopeCodes, type Viewer } from '#domain/access'

/** Kim, a sales rep on their own. */
export const person = (overrides: Partial<Colleague> = {}): Colleague => ({
  login: 'kim',
  roles: ['SALESREP'],
  salesReps: [],
  assistantsOfSalesReps: [],
  assistants: [],
  ...overrides,
})

/** The same Kim with the right to see quotes, in no workgroup. */
export const viewer = (overrides: Partial<Viewer> = {}): Viewer => ({
  ...person(),
  scopes: ['VIEW_QUOTE'],
  workGroups: [],
  ...overrides,
})

/** Any right, up to three levels deep. */
export const anyRight: fc.Arbitrary<Right> = fc.letrec<{ right: Right }>(tie => ({
  right: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Right>({ kind: 'anyone' }, { kind: 'signedIn' }),
    fc.record({
      kind: fc.constant('role' as const),
      anyOf: fc.array(fc.constantFrom(...roleCodes), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('scope' as const), code: fc.constantFrom(...scopeCodes) }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      of: fc.array(tie('right'), { maxLength: 3 }),
    }),
  ),
})).right
