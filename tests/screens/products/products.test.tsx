import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ExistingProduct } from '#contract/customer'
import { dayOf, daysAfter } from '#domain/days'
import { text } from '#domain/messages'
import { listPath } from '../../../src/components/list/listPath.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

type Through = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (as: string, filter: Readonly<Record<string, string>>, through?: Through) =>
  mountApp({
    as,
    path: listPath('/products', filter),
    server,
    ...(through === undefined ? {} : { through }),
  })

const ordered = async (customerCode = 'BLU001'): Promise<ExistingProduct> => {
  const filter = { customerCode, orderedFrom: '2000-01-01' }
  const { body } = await server.as('su').get('/customer/Product', { filter, range: [0, 0] })
  return body[0]
}

const open = async ({ productCode }: ExistingProduct, as = 'salesrep') => {
  const mounted = await mount(as, { q: productCode })
  const { screen, user } = mounted
  await user.click(await screen.findByRole('cell', { name: productCode }))
  const panel = await screen.findByRole('dialog', { name: new RegExp(productCode) })
  return { ...mounted, panel }
}

describe('existing products', () => {
  test('are found, and opened with drawing, board, prices and orders', async () => {
    const product = await ordered()
    const { panel } = await open(product)
    const inPanel = within(panel)
    expect(inPanel.getByRole('img', { name: new RegExp(product.description) })).toBeInTheDocument()
    expect(panel).toHaveTextContent(product.boardGradeCode)
    expect(within(inPanel.getByRole('table', { name: 'Prices' })).getAllByRole('row')).toHaveLength(4)
    const [, newest] = within(inPanel.getByRole('table', { name: 'Orders' })).getAllByRole('row')
    expect(newest).toHaveTextContent(`${product.lastOrderQty?.toLocaleString('en-AU')}`)
    expect(inPanel.queryByRole('button', { name: 'Update' })).toBeNull()
  })

  test('are narrowed, and say so when none is left', async () => {
    const { productCode } = await ordered()
    const { screen, user } = await mount('salesrep', { q: productCode })
    await screen.findByRole('cell', { name: productCode })
    await user.click(screen.getByRole('combobox', { name: 'Plant' }))
    await user.click(await screen.findByRole('option', { name: /STH/ }))
    expect(await screen.findByText('No product matches')).toBeInTheDocument()
  })

  test('are narrowed by print and by when they were ordered last', async () => {
    const product = await ordered()
    const { screen, user, address } = await mount('su', { customerCode: product.customerCode })
    const choose = async (name: string, choice: string) => {
      await user.click(await screen.findByRole('combobox', { name }))
      await user.click(await screen.findByRole('option', { name: choice }))
    }
    const day = daysAfter(dayOf(new Date()), -730)
    await choose('Ordered', 'Ordered in the last 2 years')
    await choose('Print', 'Preprint')
    await waitFor(() => expect(address()).toContain('PREPRINT'))
    expect(decodeURIComponent(address())).toContain(`"orderedFrom":"${day}"`)
    await choose('Print', 'Any print')
    await waitFor(() => expect(address()).not.toContain('PREPRINT'))
    expect(await screen.findByRole('cell', { name: product.productCode })).toBeInTheDocument()
  })

  test('product-updates: what is refused is said at its field, what is saved in its words', async () => {
    const { panel, screen, user } = await open(await ordered('HAR004'), 'designer')
    const vsl = within(panel).getByRole('textbox', { name: 'VSL code' })
    const update = () => within(vsl.closest('form') as HTMLElement).getByRole('button', { name: 'Update' })
    await user.clear(vsl)
    await user.type(vsl, '9999')
    await user.click(update())
    expect(await screen.findByText(text('productVslError'))).toBeInTheDocument()
    expect(vsl).toHaveAccessibleDescription('not valid')
    expect(vsl).toHaveValue('9999')
    await user.clear(vsl)
    expect(vsl).not.toBeInvalid()
    await user.type(vsl, '0203')
    await user.click(update())
    expect(await screen.findByText(text('productVslSuccess'))).toBeInTheDocument()
    const change = async (label: string, value: string) => {
      const field = within(panel).getByRole('textbox', { name: label })
      await user.clear(field)
      await user.type(field, `${value}{Enter}`)
    }
    await change('Load height mm', 'tall')
    expect(await screen.findByText(text('productPalletSizeError'))).toBeInTheDocument()
    expect(within(panel).getByRole('textbox', { name: 'Load height mm' })).toHaveAccessibleDescription(
      text('formNumeric'),
    )
    await change('Load height mm', '1,250')
    expect(await screen.findByText(text('productPalletSizeSuccess'))).toBeInTheDocument()
    await change('Project number', ' ')
    expect(await screen.findByText(text('productProjectNumberError'))).toBeInTheDocument()
    expect(screen.queryByText(/body:/)).toBeNull()
    await change('Project number', 'ESK-77')
    expect(await screen.findByText(text('productProjectNumberSuccess'))).toBeInTheDocument()
  })

  test('settings-product-list: columns that are chosen are kept by their own setting', async () => {
    const { screen, user } = await mount('su', {})
    await screen.findByRole('table', { name: 'Existing products' })
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Board' }))
    const stored = async () => {
      const { body } = await server.as('su').get('/config/setting/all')
      return body.find(({ key }: { key: string }) => key === 'productlistheader')?.value
    }
    await waitFor(async () => expect(await stored()).toContain('boardGradeCode'), { timeout: 5000 })
  })

  test('product-updates: one that can not be shown says why: the reason in its words, and another try', async () => {
    const product = await ordered()
    const through =
      (real: typeof fetch): typeof fetch =>
      (input, init) =>
        String(input instanceof Request ? input.url : input).includes('ProductDetails')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : real(input, init)
    const { screen, user } = await mount('su', { q: product.productCode }, through)
    await user.click(await screen.findByRole('cell', { name: product.productCode }))
    expect(await screen.findByText(new RegExp(text('productDetailLoadError')))).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })
})

describe('quote this again', () => {
  test('quote-dialog-close: leads to the item of a new quote, of as many as are asked for and as it is chosen', async () => {
    const product = await ordered()
    const { panel, screen, user, address } = await open(product)
    await user.click(within(panel).getByRole('button', { name: 'Quote this again…' }))
    const dialog = await screen.findByRole('dialog', { name: `Quote ${product.productCode} again` })
    await user.click(
      within(dialog).getByRole('combobox', { name: `Item Category of ${product.productCode}` }),
    )
    await user.click(await screen.findByRole('option', { name: 'Modify - Simple Change' }))
    const quantity = within(dialog).getByRole('textbox', { name: `Quantity of ${product.productCode}` })
    expect(quantity).toHaveValue(String(product.lastOrderQty))
    await user.clear(quantity)
    await user.type(quantity, '0')
    expect(quantity).toHaveAccessibleDescription('must be >= 1')
    expect(within(dialog).getByRole('button', { name: 'Quote again' })).toBeDisabled()
    await user.clear(quantity)
    await user.type(quantity, '2000000000')
    expect(quantity).toHaveAccessibleDescription('must be <= 1000000000')
    await user.clear(quantity)
    await user.type(quantity, '12,300')
    await user.keyboard('{Escape}')
    const question = (await screen.findByText(/Close without saving\?/)).closest('[role=dialog]')
    await user.click(within(question as HTMLElement).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText(/Close without saving\?/)).toBeNull())
    expect(quantity).toHaveValue('12,300')
    await user.click(within(dialog).getByRole('button', { name: 'Quote again' }))
    await waitFor(() => expect(address()).toMatch(/^\/qitem\/\d+/))
    expect(await screen.findByText(/^1 item added to quote \d+\.$/)).toBeInTheDocument()
  })

  test('of several customers: only those of the one can be left, all in one category', async () => {
    const { screen, user } = await mount('salesrep', { q: 'carton' })
    const rows = await screen.findAllByRole('row', { name: /carton/ })
    for (const row of rows) await user.click(within(row).getByRole('checkbox'))
    await user.click(await screen.findByRole('button', { name: 'Quote again…' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Quote ${rows.length} products again` }))
    await user.click(dialog.getByRole('button', { name: /^Only the \d+ of the customer$/ }))
    const left = dialog.getAllByRole('textbox', { name: /^Quantity of/ })
    expect(left.length).toBeLessThan(rows.length)
    await user.click(dialog.getByRole('combobox', { name: 'All as' }))
    await user.click(await screen.findByRole('option', { name: 'Modify - Art Change' }))
    for (const category of dialog.getAllByRole('combobox', { name: /^Item Category of/ })) {
      expect(category).toHaveTextContent('Modify - Art Change')
    }
    expect(dialog.getByRole('button', { name: 'Quote again' })).toBeEnabled()
  })

  test('quote-copy-diff-customer: for somebody else it is redesigned, with a warning', async () => {
    const product = await ordered()
    const { panel, screen, user } = await open(product)
    await user.click(within(panel).getByRole('button', { name: 'Quote this again…' }))
    const dialog = await screen.findByRole('dialog', { name: `Quote ${product.productCode} again` })
    const customer = within(dialog).getByRole('combobox', { name: /For customer/ })
    await user.clear(customer)
    await user.type(customer, 'corella')
    await user.click(await screen.findByRole('option', { name: /Corella Creek Wines/ }))
    expect(await within(dialog).findByText(text('warningChangeOfPlant'))).toBeInTheDocument()
    expect(within(dialog).getByRole('cell', { name: 'Copy - Redesign' })).toBeInTheDocument()
  })
})

test('a customer’s list of products says what it would do, and is stored on the customer’s page', async () => {
  const path = '/customerprofile/COR002?tab=products'
  const { screen, user } = await mountApp({ as: 'su', path, server })
  const lines = [
    'Code,Description,Style,Length,Width,Depth',
    'LIST-1,Case of six,0201,300,200,',
    'LIST-2,,0201,x,,',
  ]
  const file = new File([lines.join('\n')], 'list.csv', { type: 'text/csv' })
  await user.upload(await screen.findByLabelText('File of products'), file)
  const dialog = await screen.findByRole('dialog', { name: 'Upload products' })
  expect(
    await within(dialog).findByText('1 would be added, 0 changed, 0 are as they stand, 1 refused.'),
  ).toBeInTheDocument()
  expect(within(dialog).getByText(/Length must be numeric; Description is required/)).toBeInTheDocument()
  await user.click(within(dialog).getByRole('button', { name: 'Store 1 product' }))
  expect(await screen.findByText('1 product added, 0 changed, 1 refused.')).toBeInTheDocument()
  expect(await screen.findByRole('cell', { name: 'LIST-1' })).toBeInTheDocument()
})

test('a view keeps what narrows the list, its order and its columns, and is opened by default', async () => {
  const { screen, user, address, services, unmount } = await mount('designer', { q: 'carton' })
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: /^View: / }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await user.click(await screen.findByRole('combobox', { name: 'Price' }))
  await user.click(await screen.findByRole('option', { name: 'Price has ended' }))
  await user.click(await screen.findByRole('button', { name: 'Sort by code ascending' }))
  await choose('Save as…')
  const dialog = await screen.findByRole('dialog', { name: 'Save View' })
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'To be asked again')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('View To be asked again saved')).toBeInTheDocument()
  await choose('Make default')
  await choose('Standard')
  await waitFor(() => expect(address()).not.toContain('carton'))
  await services.store.flush()
  unmount()

  const again = await mountApp({ as: 'designer', path: '/products', server })
  expect(await again.screen.findByRole('button', { name: 'View: To be asked again' })).toBeInTheDocument()
  await waitFor(() => expect(again.address()).toContain('carton'))
  expect(again.address()).toMatch(/expiredBy.*order=ASC.*sort=productCode/)
})
