import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { QuoteItem } from '#contract/quote'
import { text } from '#domain/messages'
import { padToQuote } from '../../../src/pages/scratch/createQuote/padToQuote.ts'
import { estimate } from '../../../src/pages/scratch/estimate.ts'
import { designStep } from '../../server/filledSections.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview } from '../quoteItem/openItem.ts'
import { forgetful, openPad } from './openPad.ts'
import { pad } from './pad.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const quotes = async () =>
  (await server.as('salesrep').get('/quote/Quote/DraftQuotes')).body as { id: number }[]

const itemAt = async (address: string) => {
  const id = Number(/^\/qitem\/(\d+)/.exec(address)?.[1])
  return (await server.as('salesrep').get(`/quote/QuoteItem/${id}`)).body as QuoteItem
}

/** Opens the dialog of the pad. */
async function openDialog({ screen, user }: Pick<Awaited<ReturnType<typeof openPad>>, 'screen' | 'user'>) {
  await user.click(screen.getByText('Create quote from this'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Quote' }))
  return {
    dialog,
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
    chooseCustomer: async (typed: string) => {
      await user.click(dialog.getByRole('combobox', { name: 'Customer' }))
      await user.paste(typed)
      await user.click(await screen.findByRole('option', { name: new RegExp(typed) }))
    },
  }
}

test('nothing is stored until the customer is said; then the item has all that is on the pad', async () => {
  const before = await quotes()
  const app = await openPad({ server })
  await app.type('Length', '420')
  await app.type('Bundle', '30')
  await app.user.click(app.screen.getByLabelText('Show the costs of 2,500'))
  const { dialog, press, chooseCustomer } = await openDialog(app)
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'VSL Code' })).toHaveValue('0201'))
  await press('Create Quote')
  expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveAccessibleDescription(
    'Customer is required',
  )
  expect(await quotes()).toHaveLength(before.length)

  await chooseCustomer('BLU001')
  await press('Create Quote')
  expect(await app.screen.findByRole('heading', { level: 1, name: /^0201 420 x 300 x 250 C$/ })).toBeVisible()
  expect(await quotes()).toHaveLength(before.length + 1)
  const item = await itemAt(app.address())
  expect(item).toMatchObject({
    customerCode: 'BLU001',
    product: {
      itemCategory: 'NEW_MANUAL_DESIGN',
      description: '0201 420 x 300 x 250 C',
      productGroup: 'CORRUGATED',
      styleCarton: '02',
      styleVariant: '0201',
      vslCode: '0201',
      styleTopFlap: '01',
      styleBottomFlap: '01',
      length: 420,
      width: 300,
      depth: 250,
      boardGrade: 'C250',
      printProcess: 'FLEXO',
      expectedOrderQuantity: 2500,
    },
    printing: { numberOfColors: 2, inkCoverages: [{ printCoverage: 12 }, { printCoverage: 12 }] },
  })
  // The customer's own, since the pad asks for none.
  expect(item.product.preferredPlantCode).not.toBe('')
  const query = `?quoteId=${item.quoteId}&quoteItemId=${item.id}`
  const [comment] = (await server.as('salesrep').get(`/quote/QuoteComment${query}`)).body
  expect(comment.comment).toMatch(/500 at a mark-up of 28 %; 1,000 at .*Range.*commission 3 %$/)
  // How the customer takes their pallets stands, but for what the pad says otherwise.
  expect(item.palletization).toMatchObject({ palletTypeCode: expect.stringMatching(/./), bundleQty: 30 })
})

test('an unsaved item in the pad: made a quote of, it is the same; the way back has what was typed', async () => {
  const { id, reference } = await newItem(server, {
    product: { ...slottedCarton, styleTopFlap: '03', vslCode: '0203', drawingNo: 'D-7' },
  })
  const { text: field, form, ...app } = await openOverview(id, { server, through: forgetful })
  await fill(app.user, field('Width'), '310')
  await app.user.click(app.screen.getByRole('button', { name: 'More actions' }))
  await app.user.click(await app.screen.findByRole('menuitem', { name: 'Open in the pad' }))
  expect(await app.screen.findByText(/^Item /)).toHaveTextContent(
    `Item ${reference} Lager carton, with what you have not saved there.`,
  )
  expect(app.screen.getByLabelText('Width', { selector: 'input' })).toHaveValue('310')
  expect(app.screen.getByLabelText('Top flaps', { selector: '[role=combobox]' })).toHaveTextContent(
    'Full overlap',
  )

  const { dialog, press } = await openDialog(app)
  expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue('BLU001 Bluegum Brewing')
  await press('Create Quote')
  await waitFor(() => expect(app.address()).toMatch(/^\/qitem\//))
  const made = await itemAt(app.address())
  expect(made.id).not.toBe(id)
  const source = (await server.as('salesrep').get(`/quote/QuoteItem/${id}`)).body as QuoteItem
  expect(source.product.width).toBe(300)
  expect(made.product).toEqual({ ...source.product, width: 310 })
  expect(made.printing).toEqual(source.printing)
  app.unmount()

  const again = await openOverview(id, { server })
  expect(await again.screen.findByText(/has been put back/)).toBeInTheDocument()
  await waitFor(() => expect(again.text('Width')).toHaveValue('310'))
})

test.each([
  ['0202', { styleCarton: '02', styleTopFlap: '02', topFlapAdjustment: 40, bottomFlapAdjustment: 40 }],
  ['0427', { styleCarton: '04', styleVariant: '0427', styleClosure: '00', styleTopFlap: '00' }],
  ['0900', { styleCarton: '09', styleVariant: '0900', depth: 0, styleTopFlap: '' }],
  ['0301', { styleCarton: '03', styleVariant: '0301', boardGrade: 'C250' }],
] as const)('the product of style %s is saved as it is estimated', async (style, expected) => {
  const person = server.as('salesrep')
  const { body: masters } = await person.get('/engine/lookup/GetEngineLookupData')
  const inputs = pad({ style, plant: 'NTH' })
  const estimated = estimate(inputs, masters)
  const { body: created } = await person.post('/quote/Quote/Create', { customer: null })
  const products = [{ itemCategory: 'NEW_MANUAL_DESIGN', description: style }]
  const { body: added } = await person.post('/quote/Quote/Products', { id: created.id, products })
  const quoteItemId = added.items[0].id
  const { body: item } = await person.get(`/quote/QuoteItem/${quoteItemId}`)
  const { product } = padToQuote({ inputs, item: null, estimate: estimated, masters, quantity: 5000 }, {})
  const { status, body } = await person.put('/quote/Quote/Product', {
    quoteItemId,
    version: item.versions.product,
    product: { ...product, itemCategory: item.product.itemCategory },
  })
  expect(status).toBe(200)
  expect(body.item.product).toMatchObject({
    ...expected,
    preferredPlantCode: 'NTH-100',
    boardGradeVariant: '',
    expectedOrderQuantity: 5000,
  })
})

test('a size that cannot be made is not made a quote of', async () => {
  const before = await quotes()
  const app = await openPad({ server })
  const alerts = () => app.screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  await app.type('Width', '')
  await waitFor(() => expect(alerts()).toHaveLength(1))
  await app.user.click(app.screen.getByText('Create quote from this'))
  await waitFor(() => expect(alerts().slice(1)).toEqual(['Width must be a number.']))
  expect(app.screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await quotes()).toHaveLength(before.length)
})

test('a save that fails keeps everything: what was made is said, and another try goes on from there', async () => {
  const before = await quotes()
  let isDown = true
  const refusing: TestApp = {
    ...server,
    fetch: (input, init) =>
      isDown && String(input).endsWith('/quote/Quote/Product') && init?.method === 'PUT'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : server.fetch(input, init),
  }
  const app = await openPad({ server: refusing })
  const { dialog, press, chooseCustomer } = await openDialog(app)
  await chooseCustomer('BLU001')
  const description = dialog.getByRole('textbox', { name: 'Product Description' })
  await fill(app.user, description, 'Lager carton')
  await press('Create Quote')
  const alert = await dialog.findByRole('alert')
  expect(alert).toHaveTextContent(text('productSaveError'))
  expect(alert).toHaveTextContent('The item is there, but not all of it was saved.')
  expect(within(alert).getByRole('link', { name: 'Open the item' })).toBeVisible()
  expect(description).toHaveValue('Lager carton')

  isDown = false
  await press('Try again')
  expect(await app.screen.findByRole('heading', { level: 1, name: 'Lager carton' })).toBeVisible()
  expect(await quotes()).toHaveLength(before.length + 1)
  expect((await itemAt(app.address())).product).toMatchObject({ length: 400, boardGrade: 'C250' })
})

test('a field that is refused is named and can be left out; the route stays with the item', async () => {
  const { id } = await newItem(server, { product: slottedCarton })
  const design = JSON.stringify({ designSteps: [designStep('k1')] })
  await server.connection.query(
    `insert into quote_item_sections (quote_item_id, section, version, data) values ($1, 'design', 1, $2::jsonb)
     on conflict (quote_item_id, section) do update set data = excluded.data`,
    [id, design],
  )
  // The board was to be had when it was chosen.
  await server.connection.query(
    `update quote_item_sections set data = data || '{"boardGradeVariant": "GONE"}'
     where quote_item_id = $1 and section = 'product'`,
    [id],
  )
  const app = await openOverview(id, { server, through: forgetful })
  await app.user.click(app.screen.getByRole('button', { name: 'More actions' }))
  await app.user.click(await app.screen.findByRole('menuitem', { name: 'Open in the pad' }))
  expect(await app.screen.findByText(/^Item /)).toHaveTextContent('Its route stays with it')
  const { dialog, press } = await openDialog(app)
  await press('Create Quote')
  expect(await dialog.findByRole('alert')).toHaveTextContent(text('boardgradeVariantNoLongerValid'))
  await app.user.click(dialog.getByRole('checkbox', { name: 'Leave out Board Grade Variant' }))
  await press('Try again')
  await waitFor(() => expect(app.address()).toMatch(/^\/qitem\//))
  const made = await itemAt(app.address())
  expect(made.product).toMatchObject({ boardGrade: slottedCarton.boardGrade, boardGradeVariant: '' })
  expect(made.design.designSteps).toEqual([])
})

test('who may not create quotes estimates without the button; who may not see rates without prices', async () => {
  const designer = await openPad({ server, as: 'designer' })
  expect(designer.screen.queryByText('Create quote from this')).not.toBeInTheDocument()
  expect(designer.screen.getByText('Price per 1,000')).toBeVisible()
  designer.unmount()

  const vendor = await openPad({ server, as: 'vendor' })
  const said = vendor.screen.getAllByText('Costs and prices are for people who may see the rates.')
  expect(said).toHaveLength(1)
  expect(vendor.screen.queryByLabelText('Price for 500')).not.toBeInTheDocument()
  expect(vendor.strip().getByText('1,441 × 560')).toBeVisible()
})
