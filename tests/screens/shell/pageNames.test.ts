import { expect, test } from 'vitest'
import { asksFor, pages, roleCodes, scopeCodes } from '#domain/access'
import { pageNames } from '../../../src/layout/menu/pageNames.ts'

test('every page that asks for a role or scope has a name that people know, said once', () => {
  const asking = pages.filter(
    ({ right }) =>
      roleCodes.some(code => asksFor(right, 'role', code)) ||
      scopeCodes.some(code => asksFor(right, 'scope', code)),
  )
  expect(pageNames(asking.map(({ path }) => path)).filter(name => name.startsWith('/'))).toEqual([])
  expect(pageNames(['/assignedtome', '/assignedtome/:salesRepCode', '/admin/inks/:id'])).toEqual([
    'Assigned To Me',
    'Inks',
  ])
})
