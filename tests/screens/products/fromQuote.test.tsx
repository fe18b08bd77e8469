import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { openQuote } from '../quote/openQuote.ts'
import { newQuote, quoteNow } from '../quote/quotes.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('existing products that are chosen from a quote go into that quote', async () => {
  const { id } = await newQuote(server, { customerCode: 'BLU001', items: ['Lager carton'] })
  const { screen, user, address } = await openQuote(id, { server })
  await user.click(await screen.findByRole('link', { name: /^Existing Products \(\d+\)$/ }))
  const table = within(await screen.findByRole('table', { name: 'Products' }))
  const boxes = await table.findAllByRole('checkbox')
  for (const box of boxes.slice(1, 3)) await user.click(box)
  await user.click(await screen.findByRole('button', { name: 'Quote again…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Quote 2 products again' }))
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Into quote' })).toHaveTextContent(String(id)),
  )
  await user.click(dialog.getByRole('button', { name: 'Quote again' }))
  await waitFor(() => expect(address()).toBe(`/quotes/${id}`))
  expect((await quoteNow(server, id)).items).toHaveLength(3)
})
