import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import columns from '../../spec/columns.json'
import { mountApp } from '../harness.tsx'

test('items of the quotes a person started, in the full variant, with the drafts in a line above', async () => {
  const { screen, server } = await mountApp({ as: 'salesrep', path: '/myquote' })
  const [first] = (await server.as('salesrep').get('/quote-worklist/Quote/WorkList', { myQuotes: true })).body
  expect(await screen.findByRole('row', { name: first.reference })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'My Quotes' })).toBeInTheDocument()
  const full = columns.find(({ id }) => id === 'quote-worklist-full')?.columns ?? []
  expect(screen.getAllByRole('columnheader').map(head => head.textContent?.toLowerCase())).toEqual(
    full.map(({ label }) => label.toLowerCase()),
  )
  const [draft] = (await server.as('salesrep').get('/quote/Quote/DraftQuotes')).body
  const drafts = await screen.findByRole('navigation', { name: 'Drafts' })
  expect(within(drafts).getByRole('link', { name: new RegExp(draft.quoteReference) })).toHaveAttribute(
    'href',
    `/quotes/${draft.id}`,
  )
})
