import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { plantFor } from '#domain/estimating'
import { text } from '#domain/messages'
import { productOfPad } from '../../../src/pages/scratch/createQuote/productOfPad.ts'
import { estimate } from '../../../src/pages/scratch/estimate.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { pad } from './masters.ts'
import { openPad } from './openPad.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const quotes = async () =>
  (await server.as('salesrep').get('/quote/Quote/DraftQuotes')).body as { id: number }[]

/** Presses the button and answers the question. */
async function create({ screen, user }: Awaited<ReturnType<typeof openPad>>, answer: 'OK' | 'Cancel') {
  await user.click(screen.getByText('Create quote from this'))
  const question = within(await screen.findByRole('dialog', { name: 'Confirm Create Quote' }))
  expect(question.getByText(text('confirmCreateQuote'))).toBeInTheDocument()
  await user.click(question.getByRole('button', { name: answer }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
}

test('nothing is stored until the question is answered with OK; then the item has what is on the pad', async () => {
  const before = await quotes()
  const app = await openPad({ server })
  await app.type('Length', '420')
  await app.user.click(app.screen.getByLabelText('Show the costs of 2,500'))
  await create(app, 'Cancel')
  expect(await quotes()).toHaveLength(before.length)

  await create(app, 'OK')
  expect(await app.screen.findByRole('heading', { level: 1, name: /^0201 420 x 300 x 250 C$/ })).toBeVisible()
  expect(await quotes()).toHaveLength(before.length + 1)
  const id = Number(/^\/qitem\/(\d+)/.exec(app.address())?.[1])
  const { body } = await server.as('salesrep').get(`/quote/QuoteItem/${id}`)
  expect(body.product).toMatchObject({
    itemCategory: 'NEW_MANUAL_DESIGN',
    description: '0201 420 x 300 x 250 C',
    styleCarton: '02',
    styleVariant: '0201',
    styleTopFlap: '01',
    styleBottomFlap: '01',
    length: 420,
    width: 300,
    depth: 250,
    boardGrade: 'C250',
    printProcess: 'FLEXO',
    expectedOrderQuantity: 2500,
  })
})

test.each([
  ['0202', { styleCarton: '02', styleTopFlap: '02', topFlapAdjustment: 40, bottomFlapAdjustment: 40 }],
  ['0427', { styleCarton: '04', styleVariant: '0427', styleClosure: '00', styleTopFlap: '00' }],
  ['0900', { styleCarton: '09', styleVariant: '0900', depth: 0, styleTopFlap: '' }],
  ['0301', { styleCarton: '', styleVariant: '0301', boardGrade: 'C250' }],
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
  const plant = plantFor(masters, 'NTH')
  const product = productOfPad(item.product, { inputs, estimate: estimated, plant, quantity: 5000 })
  const { status, body } = await person.put('/quote/Quote/Product', {
    quoteItemId,
    version: item.versions.product,
    product,
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
  await app.type('Width', '')
  await app.user.click(app.screen.getByText('Create quote from this'))
  expect(await app.screen.findByRole('alert')).toHaveTextContent('Width must be a number.')
  expect(app.screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await quotes()).toHaveLength(before.length)
})

test('when the item cannot be saved the quote that exists is shown, with the reason', async () => {
  const refusing: TestApp = {
    ...server,
    fetch: (input, init) =>
      String(input).endsWith('/quote/Quote/Product') && init?.method === 'PUT'
        ? Promise.reject(new TypeError('Failed to fetch'))
        : server.fetch(input, init),
  }
  const app = await openPad({ server: refusing })
  await create(app, 'OK')
  expect(await app.screen.findByRole('heading', { level: 1, name: /^Quote \d+/ })).toBeVisible()
  expect(app.address()).toMatch(/^\/quotes\/\d+$/)
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
