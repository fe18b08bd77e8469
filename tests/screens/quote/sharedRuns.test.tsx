import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { saveSection } from '../../server/sectionSteps.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { openQuote } from './openQuote.ts'
import { newQuote, saveProduct, slottedCarton } from './quotes.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const wide = { ...slottedCarton, length: 500, width: 400, depth: 500 }
const low = { ...slottedCarton, length: 500, width: 200, depth: 130 }

async function quoteOf(...products: readonly (typeof slottedCarton)[]) {
  const quote = await newQuote(server, {
    customerCode: 'BLU001',
    items: products.map(each => each.description),
  })
  for (const [at, product] of products.entries()) await saveProduct(server, quote.items[at]?.id ?? 0, product)
  return quote
}

test('items that could share a web are named with what it saves and how they would lie, and open', async () => {
  const { id, items } = await quoteOf(wide, low)
  const { screen, user, address } = await openQuote(id, { server })
  const runs = within(await screen.findByRole('list', { name: 'Shared runs' }, { timeout: 20_000 }))
  const [best] = runs.getAllByRole('listitem')
  if (best === undefined) throw new Error('Nothing is named.')
  expect(best).toHaveTextContent(
    /^One web of [\d,]+ mmsaves \$\d+\.\d\dItem 1: .*Item 2: .*Board C340 at NTH\./,
  )
  expect(
    within(best).getByRole('img', { name: /^Item 1 and Item 2: \d+ of \d+ mm for Item 1 and/ }),
  ).toBeVisible()
  await user.click(within(best).getByRole('button', { name: /^Item 2/ }))
  await screen.findByRole('complementary', { name: 'Picture and figures' })
  expect(address()).toContain(`/qitem/${items[1]?.id}`)
})

test('items of which no two save anything are said to', async () => {
  const { id } = await quoteOf(wide, { ...low, boardGrade: '' })
  const { screen } = await openQuote(id, { server })
  expect(
    await screen.findByText('No two items of this quote could share a deckle or a forme and save by it.'),
  ).toBeInTheDocument()
})

test('items are compared anew when what changed of one is nothing that the list shows', async () => {
  const { id, items } = await quoteOf(wide, low)
  let asked = 0
  const { screen } = await openQuote(id, {
    server,
    live: true,
    through: fetch => (input, init) => {
      if (String(input).endsWith('/Runs')) asked += 1
      return fetch(input, init)
    },
  })
  await screen.findByRole('list', { name: 'Shared runs' }, { timeout: 20_000 })
  const before = asked
  const place = { quoteId: id, itemId: items[0]?.id ?? 0 }
  expect((await saveSection(server.as('salesrep'), 'product', place, { printProcess: 'FLEXO' })).status).toBe(
    200,
  )
  await waitFor(() => expect(asked).toBeGreaterThan(before))
})
