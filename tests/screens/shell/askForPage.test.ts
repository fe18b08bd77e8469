import { expect, test } from 'vitest'
import { askForPage } from '../../../src/lastSeen/picture/askForPage.ts'

/** What a page at the address is told to fetch. */
function askedAt(path: string): unknown[] {
  const asked: unknown[] = []
  const page = { createElement: () => ({}), head: { append: (link: unknown) => asked.push(link) } }
  askForPage(page as unknown as Document, path)
  return asked
}

test.each(['/', '/login', '/auth', '/assignedtome', '/assignedtome/ME', '/worklist', '/worklist/DESIGN'])(
  '%s asks for the worklists with the application',
  path => {
    expect(askedAt(path)).toContainEqual(expect.objectContaining({ rel: 'modulepreload', crossOrigin: '' }))
  },
)

test.each(['/qitem/7', '/admin/inks', '/offer/token', '/worklists'])('%s has no use for them', path => {
  expect(askedAt(path)).toEqual([])
})
