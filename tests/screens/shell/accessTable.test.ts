import { expect, test } from 'vitest'
import { redirectFrom } from '#domain/access'
import { scopesOfRole } from '../../../server/demo/roles.ts'
import routes from '../../spec/routes.json' with { type: 'json' }
import { accessTable, otherRoutes, ownRoutes, roles } from './accessTable.ts'

test('the table has every route of the specification, and says what the access rules say', () => {
  const specified = routes.flatMap(({ path }) => (path === null ? [] : [path]))
  expect([...accessTable.map(({ route }) => route), ...otherRoutes].sort()).toEqual(
    [...specified, ...ownRoutes].sort(),
  )
  for (const { at, outcomes } of accessTable) {
    const ruled = roles.map(
      ([role]) => redirectFrom(at, { roles: [role], scopes: scopesOfRole[role] }) ?? 'page',
    )
    expect(outcomes, at).toEqual(ruled)
  }
})
