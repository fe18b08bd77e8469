import { waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { saveProduct } from '../quote/quotes.ts'
import { newItem, openOverview } from '../quoteItem/openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

test('who else saved is said on the item’s page; what is typed stays, and Show shows the rest', async () => {
  const { id } = await newItem(server, { product: { description: 'Ale carton', drawingNo: 'D-1' } })
  const { screen, user, text } = await openOverview(id, { server, live: true })
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'Live connection' })).toHaveAttribute('data-live', 'live'),
  )
  await saveProduct(server, id, { drawingNo: 'D-2' })
  expect(await screen.findByText(/^Changed by .+ just now$/)).toBeInTheDocument()
  expect(text('Drawing No')).toHaveValue('D-1')
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(text('Drawing No')).toHaveValue('D-2'))
  await waitFor(() => expect(screen.queryByText(/just now$/)).toBeNull())

  await user.clear(text('Drawing No'))
  await user.type(text('Drawing No'), 'mine')
  await saveProduct(server, id, { drawingNo: 'D-3' })
  await user.click(await screen.findByRole('button', { name: 'Show' }))
  await waitFor(() => expect(screen.queryByText(/just now$/)).toBeNull())
  expect(text('Drawing No')).toHaveValue('mine')
})
