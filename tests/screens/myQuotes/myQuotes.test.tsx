import { within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import columns from '../../spec/columns.json'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('items of the quotes a person started, in the full variant, with the drafts in a line above', async () => {
  const { screen, user } = await mountApp({ as: 'salesrep', path: '/myquote', server })
  const [first] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
  expect(await screen.findByRole('row', { name: first.reference })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'My Quotes' })).toBeInTheDocument()
  const full = columns.find(({ id }) => id === 'quote-worklist-full')?.columns ?? []
  await user.click(screen.getByRole('button', { name: 'View: Standard' }))
  await user.click(await screen.findByRole('menuitem', { name: 'All columns' }))
  expect((await screen.findAllByRole('columnheader')).map(head => head.textContent?.toLowerCase())).toEqual(
    full.map(({ label }) => label.toLowerCase()),
  )
  const [draft] = (await server.as('salesrep').get('/quote/Quote/DraftQuotes')).body
  const drafts = await screen.findByRole('navigation', { name: 'Drafts' })
  expect(within(drafts).getByRole('link', { name: new RegExp(draft.quoteReference) })).toHaveAttribute(
    'href',
    `/quotes/${draft.id}`,
  )
})

test('every draft can be reached, those beyond the line as well', async () => {
  for (let made = 0; made < 8; made += 1) {
    const { status } = await server.as('salesrep').post('/quote/Quote/Create', { customer: null })
    expect(status).toBe(200)
  }
  const { screen, user } = await mountApp({ as: 'salesrep', path: '/myquote', server })
  const { body: drafts } = await server.as('salesrep').get('/quote/Quote/DraftQuotes')
  const line = await screen.findByRole('navigation', { name: 'Drafts' })
  expect(within(line).getAllByRole('link')).toHaveLength(6)
  await user.click(within(line).getByRole('button', { name: `${drafts.length - 6} more` }))
  expect(within(line).getAllByRole('link')).toHaveLength(drafts.length)
  await user.click(within(line).getByRole('button', { name: 'Fewer' }))
  expect(within(line).getAllByRole('link')).toHaveLength(6)
})
