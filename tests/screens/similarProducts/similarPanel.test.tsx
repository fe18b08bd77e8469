import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { ProductCost } from '#contract/costing'
import { text } from '#domain/messages'
import { mostPolls, pollPause, recostToEnd } from '../../../src/resources/products/recost/recostToEnd.ts'
import { firstBox, fitted } from '../../../src/similarProducts/frame/box.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import columns from '../../spec/columns.json' with { type: 'json' }
import { mountApp } from '../harness.tsx'
import { newItem } from '../quoteItem/openItem.ts'
import { copiedItem } from './copiedItem.ts'

let server: TestApp
let item: Awaited<ReturnType<typeof copiedItem>>
beforeAll(async () => {
  server = await createTestApp()
  item = await copiedItem(server)
  return () => server.close()
})

const openPanel = async (options: Partial<Parameters<typeof mountApp>[0]> = {}) => {
  const mounted = await mountApp({ as: 'salesrep', path: `/qitem/${item.id}/overview`, server, ...options })
  const { screen, user } = mounted
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Similar products' }))
  const panel = await screen.findByRole('dialog', { name: `Similar products of ${item.reference}` })
  return { ...mounted, panel: within(panel) }
}
const labelsOf = (id: string) =>
  columns.find(each => each.id === id)?.columns?.map(({ label }) => label.toLowerCase())

describe('the panel of similar products', () => {
  test('shows the best match first, its parts, and takes a pallet that can be taken back', async () => {
    const { panel, screen, user } = await openPanel()
    const details = await panel.findAllByRole('button', { name: /^Details of / })
    expect(panel.getByRole('heading', { name: /Similar products of/ })).toHaveFocus()
    await user.click(details[0] as HTMLElement)
    const parts = await panel.findByRole('table', { name: 'Parts of the match' })
    expect(within(parts).getByRole('row', { name: /Board Grade 100 %/ })).toBeInTheDocument()
    expect(panel.getByRole('table', { name: 'Prices at the quoted units' })).toBeInTheDocument()
    await user.click(await panel.findByRole('button', { name: 'Take pallet' }))
    expect(await screen.findByText(/^The pallet of .+ was taken\.$/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument()
    await user.click(panel.getByRole('tab', { name: 'What the order learnt' }))
    expect(await panel.findByText(/^Learnt of \d+ choice/)).toBeInTheDocument()
    expect(panel.queryByRole('button', { name: /Forget/ })).toBeNull()
  })

  test('layout-similar-button, similar-products-minimise: goes into its button, and comes back on any page', async () => {
    const { panel, screen, user, goTo } = await openPanel()
    await panel.findAllByRole('button', { name: /^Details of / })
    const heads = () =>
      panel
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent?.toLowerCase())
    expect(heads()).toEqual(labelsOf('similar-products-short'))
    await user.click(panel.getByRole('switch', { name: 'All columns' }))
    expect(heads()).toEqual(labelsOf('similar-products'))
    await user.click(panel.getByRole('button', { name: 'Minimise' }))
    const button = await screen.findByRole('button', { name: `Similar products, ${item.reference}` })
    expect(button).toHaveFocus()
    expect(screen.queryByRole('dialog')).toBeNull()
    await goTo('/products')
    await screen.findByRole('heading', { name: 'Existing Products' })
    await user.click(screen.getByRole('button', { name: `Similar products, ${item.reference}` }))
    const again = await screen.findByRole('dialog', { name: `Similar products of ${item.reference}` })
    const [first] = await within(again).findAllByRole('button', { name: /^Details of / })
    await user.click(first as HTMLElement)
    expect(
      await within(again).findByRole('link', { name: `Open ${item.reference} to take from it` }),
    ).toHaveAttribute('href', expect.stringContaining(`/qitem/${item.id}`))
    await user.click(within(again).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is not offered for goods that are bought, whether their category or the tick says so', async () => {
    const { id } = await newItem(server, { product: { itemCategory: 'GENERIC', isGen: false } })
    const { screen, user } = await mountApp({ as: 'salesrep', path: `/qitem/${id}/overview`, server })
    await user.click(await screen.findByRole('button', { name: 'More actions' }))
    expect(await screen.findByRole('menuitem', { name: 'Samples' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Similar products' })).toBeNull()
  })

  test('left open at a desk, is in its button on a phone until it is opened there', async () => {
    const wide = window.matchMedia
    const narrow = (query: string) => ({ ...wide(query), matches: query.includes('max-width') })
    const { id, reference } = item
    const panel = { itemId: id, reference, customerCode: 'BLU001', shown: 'open', box: null, criteria: null }
    const value = JSON.stringify({ ...panel, hasAllColumns: false, openedIn: 1 })
    await server.as('salesrep2').post('/config/setting', { key: 'similarProducts.panel', value })
    vi.stubGlobal('matchMedia', narrow)
    try {
      const { screen, user } = await mountApp({ as: 'salesrep2', path: '/products', server })
      const button = await screen.findByRole('button', { name: `Similar products, ${reference}` })
      expect(screen.queryByRole('dialog')).toBeNull()
      await user.click(button)
      expect(await screen.findByRole('dialog', { name: `Similar products of ${reference}` })).toBeVisible()
    } finally {
      vi.stubGlobal('matchMedia', wide)
    }
  })

  test('is searched by what a person types; what is no number is said at its field', async () => {
    const { panel, user } = await openPanel()
    const length = await panel.findByRole('textbox', { name: 'L' })
    await user.clear(length)
    await user.type(length, 'long')
    expect(length).toHaveAccessibleDescription(text('formNumeric'))
    expect(panel.getByRole('button', { name: 'Search' })).toBeDisabled()
    await user.clear(length)
    await user.type(length, '1{Enter}')
    expect(await panel.findByText('No product is like this')).toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: 'As the item' }))
    expect((await panel.findAllByRole('button', { name: /^Details of / })).length).toBeGreaterThan(0)
  })

  test('keeps within the window wherever it is moved', () => {
    const window = { width: 1024, height: 700 }
    const first = firstBox(window)
    expect(fitted({ ...first, left: -300, top: 5000 }, window)).toMatchObject({ left: 8 })
    const { top, height } = fitted({ ...first, top: 5000 }, window)
    expect(top + height).toBeLessThanOrEqual(window.height)
  })
})

describe('recosting', () => {
  const cost = (status: ProductCost['status']): ProductCost => ({
    status,
    message: '',
    plantCode: 'NTH',
    productId: 'P-1',
    costedAt: null,
    details: [],
  })
  const run = async (answers: (reads: number) => ProductCost['status']) => {
    let reads = 0
    const last = await recostToEnd({
      start: () => Promise.resolve(cost('Running')),
      read: () => {
        reads += 1
        return Promise.resolve(cost(answers(reads)))
      },
      pause: () => Promise.resolve(),
    })
    return { reads, status: last.status }
  }

  test('recost-poll: is polled until it is Success, at most twelve times, and then the last result counts', async () => {
    expect(await run(reads => (reads === 3 ? 'Success' : 'Running'))).toEqual({ reads: 3, status: 'Success' })
    expect(await run(() => 'Running')).toEqual({ reads: mostPolls, status: 'Running' })
    expect([mostPolls, pollPause]).toEqual([12, 5000])
  })

  test('recost-success: of a product says when a call fails', async () => {
    const through =
      (real: typeof fetch): typeof fetch =>
      (input, init) =>
        String(input instanceof Request ? input.url : input).includes('Product/Recost')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : real(input, init)
    const { screen, user } = await mountApp({
      as: 'su',
      path: `/quotes/${item.quoteId}`,
      server,
      through,
    })
    await user.click(await screen.findByRole('button', { name: 'Recost Products' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Recost 1 product' }))
    await user.click(dialog.getByRole('button', { name: 'Recost' }))
    expect(await screen.findByText(text('recostingError'))).toBeInTheDocument()
    expect(dialog.queryByText('Recosted')).toBeNull()
    expect(
      await dialog.findByRole('progressbar', { name: /^0 of 1 product recosted\. Failed: / }),
    ).toBeInTheDocument()
  })
})
