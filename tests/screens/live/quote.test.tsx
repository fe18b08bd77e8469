import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '../../server/startTestServer.ts'
import { openQuote } from '../quote/openQuote.ts'
import { newQuote, saveProduct } from '../quote/quotes.ts'

test('what somebody saves in any of its items is shown on the quote’s page', async () => {
  const server = await createTestApp()
  try {
    const { id, items } = await newQuote(server, { customerCode: 'BLU001', items: ['Box', 'Lid'] })
    const { screen } = await openQuote(id, { server, live: true })
    await waitFor(() =>
      expect(screen.getByRole('status', { name: 'Live connection' })).toHaveAttribute('data-live', 'live'),
    )
    const second = items[1]?.id ?? 0
    await saveProduct(server, second, { description: 'Lid with a window' })
    expect(await screen.findByText(/Lid with a window/)).toBeInTheDocument()
  } finally {
    await server.close()
  }
})
