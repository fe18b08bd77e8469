import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { manualOrderColumns } from '../../../src/pages/manualOrders/manualOrderColumns.tsx'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { problem } from '../answering.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const mount = (options: Parameters<typeof mountApp>[0]) => mountApp({ server, as: 'newwork', ...options })

/** Answers calls whose address has these words with a failure. */
const failing =
  (...words: string[]): NonNullable<Parameters<typeof mountApp>[0]>['through'] =>
  fetch =>
  (input, init) =>
    words.some(each => String(input).includes(each))
      ? Promise.resolve(problem(500, 'internal-error'))
      : fetch(input, init)

const form = async (more: object = {}) => {
  const { body: vendors } = await server.as('newwork').get('/config/Vendor/lookup/Formes/NTH-100')
  return {
    ...{ orderType: 'FORME', vendorId: vendors[0].id, costCenter: 'NTH-100', dueDate: '2099-03-20' },
    ...{ orderDescription: 'Cutting forme for the trade fair carton', ...more },
  }
}
const placed = async (more: object = {}) =>
  (await server.as('newwork').post('/quote/QuoteNewWork/SaveManualorder', await form(more))).body
const stored = async (id: number) =>
  (await server.as('newwork').get(`/quote/QuoteNewWork/GetManualOrderDetails/${id}`)).body

type Mounted = Awaited<ReturnType<typeof mountApp>>
const field = ({ screen }: Pick<Mounted, 'screen'>, name: string) => screen.getByRole('textbox', { name })
const retype = async ({ screen, user }: Mounted, name: string, words: string) => {
  await user.clear(field({ screen }, name))
  await user.type(field({ screen }, name), words)
}
const pick = async ({ screen, user }: Mounted, name: RegExp, choice: RegExp) => {
  await user.click(screen.getByRole('combobox', { name }))
  await user.click(await screen.findByRole('option', { name: choice }))
}

test('the list shows where each order stands without scrolling, has All and Vendor, and the way to a new order', async () => {
  const { screen, user, address } = await mount({ path: '/toolingOrder/manualorderlist' })
  const table = await screen.findByRole('table', { name: 'Manual Orders' })
  expect(manualOrderColumns.map(({ label }) => label)).not.toContain('Sqm')
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(head => head.textContent).join(' · ')).toBe(
    'Action · Order · Product · Customer · Type · Vendor · Vendor due · Charge · Status',
  )
  await user.click(screen.getByRole('button', { name: 'Vendor' }))
  expect(address()).toBe('/toolingOrder/manualorderlist?list=VENDOR')
  await user.click(screen.getByRole('link', { name: 'New Manual Order' }))
  await screen.findByRole('heading', { level: 1, name: 'New Manual Order' })
  expect(address()).toBe('/toolingOrder/manualorder')
})

test('manual-order-create: an order is placed, with its vendor and due date by type and plant; what is wrong is said at its field', async () => {
  const mounted = await mount({ path: '/toolingOrder/manualorder' })
  const { screen, user, address } = mounted
  await screen.findByRole('heading', { level: 1, name: 'New Manual Order' })
  expect(screen.getByText('CONTRACT REVIEW')).toBeInTheDocument()
  expect(field({ screen }, 'Number up')).toHaveValue('1')
  expect(field({ screen }, 'Colours')).toHaveValue('0')
  const today = (field({ screen }, 'Due date') as HTMLInputElement).value
  expect(screen.getByRole('combobox', { name: /Order type/ })).toHaveFocus()

  await user.click(screen.getByRole('button', { name: 'Place order' }))
  expect(await screen.findByText('Unable to place manual order')).toBeInTheDocument()
  expect(screen.getByRole('combobox', { name: /Order type/ })).toHaveAccessibleDescription(
    'Order type is required',
  )

  await pick(mounted, /Cost centre/, /^STH-200/)
  await pick(mounted, /Order type/, /^Forme$/)
  // Only one maker of formes delivers to the southern plant.
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Vendor/ })).toHaveTextContent('Cutline Formes'),
  )
  expect(field({ screen }, 'Due date')).not.toHaveValue(today)
  await retype(mounted, 'Due date', '24/12/2099')
  await retype(mounted, 'Number up', '-3')
  await user.type(field({ screen }, 'Description'), 'Forme for the trade fair')
  await user.click(screen.getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(field({ screen }, 'Due date')).toHaveAccessibleDescription('Invalid date'))
  expect(field({ screen }, 'Number up')).toHaveAccessibleDescription('not valid format')
  await retype(mounted, 'Number up', '1')
  await retype(mounted, 'Due date', '5-1-2099')
  await user.click(screen.getByRole('button', { name: 'Add a stereo' }))
  await user.type(field({ screen }, 'Stereo code'), 'ST-7')
  await user.type(field({ screen }, 'Width'), '420')
  await user.type(field({ screen }, 'Length'), '310')
  expect(screen.getByRole('group', { name: 'Area' })).toHaveTextContent('1,302 cm²')
  await user.click(screen.getByRole('checkbox', { name: 'A0 plot' }))
  await user.click(screen.getByRole('button', { name: 'Place order' }))

  expect(await screen.findByText('Manual order placed successfully')).toBeInTheDocument()
  await waitFor(() => expect(address()).toMatch(/^\/toolingOrder\/manualorder\/\d+$/))
  expect(await stored(Number(address().split('/').at(-1)))).toMatchObject({
    ...{ orderType: 'FORME', costCenter: 'STH-200', dueDate: '2099-01-05', aOPlot: true, pdf: false },
    ...{ statusId: 99, numberUp: '1', colors: 0, noProofs: 0 },
    stereos: [{ stereoCode: 'ST-7', width: 420, length: 310 }],
  })
})

test('manual-order-update: a change is saved on the version that was read; both are shown when somebody was faster', async () => {
  const order = await placed()
  const mounted = await mount({ path: `/toolingOrder/manualorder/${order.id}` })
  const { screen, user } = mounted
  await screen.findByRole('heading', { level: 1, name: `Manual Order ${order.id}` })
  await retype(mounted, 'Number up', '2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Manual order details updated successfully')).toBeInTheDocument()
  expect(await screen.findByText(/Number up: 1 → 2$/)).toBeInTheDocument()

  const { version } = await stored(order.id)
  await server.as('su').post('/quote/QuoteNewWork/UpdateManualOrder', {
    ...(await form({ numberUp: '6' })),
    orderId: order.id,
    version,
  })
  await retype(mounted, 'Number up', '4')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('row', { name: /Number up/ })).toHaveTextContent('4')
  expect(dialog.getByRole('row', { name: /Number up/ })).toHaveTextContent('6')
  await user.click(dialog.getByRole('button', { name: 'Take all of mine' }))
  await user.click(dialog.getByRole('button', { name: 'Save the chosen values' }))
  await waitFor(async () => expect((await stored(order.id)).numberUp).toBe('4'))
})

test('manual-order-update: what can not be saved says so, and stays in its field', async () => {
  const order = await placed()
  const mounted = await mount({
    path: `/toolingOrder/manualorder/${order.id}`,
    through: failing('/UpdateManualOrder'),
  })
  const { screen, user } = mounted
  await screen.findByRole('heading', { level: 1, name: `Manual Order ${order.id}` })
  await retype(mounted, 'Forme code', 'F-9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Unable to update manual order')).toBeInTheDocument()
  expect(field({ screen }, 'Forme code')).toHaveValue('F-9')
})

test('manual-order-comment, manual-order-due-date-change: a comment and another due date say how they went', async () => {
  const order = await placed()
  const lost = { now: false }
  const mounted = await mount({
    path: `/toolingOrder/manualorder/${order.id}`,
    through: fetch => (input, init) =>
      lost.now && /SaveComments|UpdateNewWork/.test(String(input))
        ? Promise.resolve(problem(500, ''))
        : fetch(input, init),
  })
  const { screen, user } = mounted
  await screen.findByRole('heading', { level: 1, name: `Manual Order ${order.id}` })
  await user.type(field({ screen }, 'Comment'), 'The rule is 3 pt')
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText('Comments added successfully')).toBeInTheDocument()
  expect(await screen.findByText(/“The rule is 3 pt”$/)).toBeInTheDocument()

  const changeTo = async (day: string) => {
    await user.click(screen.getByRole('button', { name: 'Actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change due date …' }))
    const dialog = within(await screen.findByRole('dialog'))
    const due = dialog.getByLabelText('Due date')
    await user.clear(due)
    await user.type(due, day)
    await user.click(dialog.getByRole('button', { name: 'Change due date' }))
    return dialog
  }
  await changeTo('01-04-2099')
  expect(await screen.findByText('Due Date changed successfully')).toBeInTheDocument()
  expect(await screen.findByText('DATE CHANGED')).toBeInTheDocument()
  expect(await screen.findByText(/Due date: 20\/03\/2099 → 01\/04\/2099$/)).toBeInTheDocument()

  lost.now = true
  const dialog = await changeTo('1-5-2099')
  expect(await screen.findByText('Unable to change due date')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(field({ screen }, 'Comment'), 'Still there')
  await user.click(screen.getByRole('button', { name: 'Add comment' }))
  expect(await screen.findByText('Unable to Save comment')).toBeInTheDocument()
  expect(field({ screen }, 'Comment')).toHaveValue('Still there')
})

test('manual-order-delete: deleting asks, says so where it fails, and leads to the list', async () => {
  const order = await placed()
  const fails = { now: true }
  const { screen, user, address } = await mount({
    path: `/toolingOrder/manualorder/${order.id}`,
    through: fetch => (input, init) =>
      fails.now && String(input).includes('/DeleteManualOrder')
        ? Promise.resolve(problem(500, 'internal-error'))
        : fetch(input, init),
  })
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  }
  await remove()
  expect(await screen.findByText('An error occured while deleting the manual order.')).toBeInTheDocument()
  fails.now = false
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await remove()
  await waitFor(() => expect(address()).toBe('/toolingOrder/manualorderlist'))
  expect((await stored(order.id)).status).toBe(404)
})

test.each([
  ['Plant/Lookup', 'Cost Center error'],
  ['VendorOrderType', 'OrderType error'],
  ['Vendor/lookup', 'Vendor error'],
  ['Ink/Plant', 'Unable to retrieve ink details'],
])('manual-order-lookups: %s that can not be read says %s', async (call, words) => {
  const order = await placed()
  const { screen } = await mount({
    path: `/toolingOrder/manualorder/${order.id}`,
    through: failing(`/config/${call}`),
  })
  expect(await screen.findByText(words)).toBeInTheDocument()
})

test('manual-order-details-load: details and history that can not be read say so', async () => {
  const order = await placed()
  const path = `/toolingOrder/manualorder/${order.id}`
  const details = await mount({ path, through: failing('/GetManualOrderDetails') })
  expect(await details.screen.findByText(/^Unable to retrieve manual order details/)).toBeInTheDocument()
  details.unmount()
  const { screen } = await mount({ path, through: failing('/GetManualOrderLogs') })
  expect(await screen.findByText('Unable to retrieve manual order history details')).toBeInTheDocument()
})

test("react-admin's own addresses of manual orders lead to those of the specification", async () => {
  const { screen, goTo, address } = await mount({ path: '/manualOrders' })
  await screen.findByRole('heading', { level: 1, name: 'Manual Orders' })
  const { id } = await placed()
  await goTo(`/manualOrders/${id}`)
  await screen.findByRole('heading', { level: 1, name: `Manual Order ${id}` })
  expect(address()).toBe(`/toolingOrder/manualorder/${id}`)
})
