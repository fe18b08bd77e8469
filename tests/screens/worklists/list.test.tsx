import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { date, dayIn } from '#domain/formats'
import { dueWords } from '#domain/quotes'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import columns from '../../spec/columns.json'
import { problem } from '../answering.ts'
import { designerListOf } from './designerList.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const { mount, forgetSettings, worklist } = designerListOf(() => server)

const specified = (id: string) =>
  columns.find(table => table.id === id)?.columns?.map(({ label }) => label.toLowerCase()) ?? []

describe('a worklist', () => {
  test('shows what one chooses work by, and all columns of the specification in their order when asked', async () => {
    await forgetSettings()
    const { screen, user } = await mount()
    const heads = async () =>
      (await screen.findAllByRole('columnheader')).map(head => head.textContent?.toLowerCase())
    expect(await heads()).toEqual([
      'action',
      'item',
      'product',
      'customer',
      'size',
      'quantity',
      'due',
      'assignee',
      'age',
    ])
    await user.click(screen.getByRole('button', { name: 'View: Standard' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All columns' }))
    await waitFor(async () => expect(await heads()).toEqual(specified('quote-worklist')))
    await forgetSettings()
  })

  test('shows ten rows, its total, and links to the item', async () => {
    const { screen } = await mount()
    const [first] = await worklist({ AssignmentGroup: 'DESIGN' })
    const row = await screen.findByRole('row', { name: first.reference })
    expect(screen.getAllByRole('row')).toHaveLength(11)
    expect(screen.getByRole('heading', { level: 1, name: 'Structural Design' })).toBeInTheDocument()
    expect(within(row).getByRole('link', { name: first.reference })).toHaveAttribute(
      'href',
      `/qitem/${first.id}`,
    )
    const { length, width, depth } = first.size
    expect(
      within(row).getByText(`${length} × ${width} × ${depth} mm`, { selector: '.column-size *' }),
    ).toBeInTheDocument()
  })

  test('settings-shape, worklist-configurable: sorts by a column; page size and sort are kept for the person', async () => {
    await forgetSettings()
    const { screen, user, services, unmount } = await mount()
    await user.click(await screen.findByRole('button', { name: /^Sort by customer name/ }))
    const sorted = await worklist({
      AssignmentGroup: 'DESIGN',
      sort: ['customerName', 'ASC'],
      range: [0, 24],
    })
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveAccessibleName(sorted[0].reference))
    await user.click(screen.getByRole('combobox', { name: /Rows per page/ }))
    await user.click(await screen.findByRole('option', { name: '25' }))
    await waitFor(() => expect(screen.getAllByRole('row').length).toBe(Math.min(25, sorted.length) + 1))
    await services.store.flush()
    unmount()

    const { body } = await server.as('designer').get('/config/setting', { key: 'worklistpaging' })
    expect(JSON.parse(body.value)).toEqual({
      sortBy: 'customerName',
      descending: false,
      page: 1,
      itemsPerPage: 25,
    })
    const again = await mount({ path: '/assignedtome' })
    expect(await again.screen.findByRole('combobox', { name: /Rows per page/ })).toHaveTextContent('25')
    await again.goTo('/worklist/DESIGN')
    const first = () => screen.getAllByRole('row')[1]
    await waitFor(() => expect(first()).toHaveAccessibleName(sorted[0].reference))
    await user.click(screen.getByRole('button', { name: 'Sort by customer name descending' }))
    const turned = await worklist({ AssignmentGroup: 'DESIGN', sort: ['customerName', 'DESC'] })
    await waitFor(() => expect(first()).toHaveAccessibleName(turned[0].reference))
    expect(screen.getByRole('button', { name: 'Sort by customer name ascending' })).toBeInTheDocument()
    await again.services.store.flush()
    await forgetSettings()
  })

  test('admin-limits-unknown: offers page sizes of 10, 25, 50 and 100, or as many as there is room for', async () => {
    await forgetSettings()
    const { screen, user } = await mount()
    await user.click(await screen.findByRole('combobox', { name: /Rows per page/ }))
    const sizes = await screen.findAllByRole('option')
    expect(sizes.map(size => size.textContent)).toEqual(['Auto', '10', '25', '50', '100'])
  })

  test('the next page is a place in the address, which one comes back from', async () => {
    const { screen, user, address, goTo } = await mount()
    const shown = () => screen.getAllByRole('link', { name: /^\d+-\d+$/ }).map(link => link.textContent)
    const page = async (range: readonly number[]) =>
      (await worklist({ AssignmentGroup: 'DESIGN', range })).map(
        (row: { reference: string }) => row.reference,
      )
    await user.click(await screen.findByRole('button', { name: 'Go to page 2' }))
    await waitFor(() => expect(address()).toBe('/worklist/DESIGN?page=2'))
    const [first, second] = [await page([0, 9]), await page([10, 19])]
    await waitFor(() => expect(shown()).toEqual(second))
    expect(second.filter((reference: string) => first.includes(reference))).toEqual([])
    await goTo(-1)
    await waitFor(() => expect(shown()).toEqual(first))
    await user.click(screen.getByRole('button', { name: 'Go to next page' }))
    await waitFor(() => expect(shown()).toEqual(second))
  })

  test('a page beyond the end leads to the last one', async () => {
    const { screen, address } = await mount({ path: '/worklist/DESIGN?page=99' })
    expect(await screen.findAllByRole('row')).not.toHaveLength(0)
    expect(address()).not.toContain('99')
  })

  test('search narrows the rows and keeps isWorkGroup in the address', async () => {
    const [first] = await worklist({ AssignmentGroup: 'DESIGN' })
    const { screen, user, address } = await mount({ path: '/worklist/DESIGN?isWorkGroup=true' })
    await screen.findByRole('row', { name: first.reference })
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), `${first.reference}{Enter}`)
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
    expect(address()).toBe(`/worklist/DESIGN?isWorkGroup=true&q=${first.reference}`)
  })

  test('what matches nothing is said in words, with the way back', async () => {
    const { screen, user } = await mount({ path: '/worklist/DESIGN?q=qqqqq' })
    expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1)
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  })

  test('On hold shows the items on hold, marked with a sign and its reason', async () => {
    const { screen, user, address } = await mount()
    await user.click(await screen.findByRole('button', { name: 'On hold' }))
    await waitFor(() => expect(address()).toBe('/worklist/DESIGN?hold=true'))
    const [held] = await worklist({ AssignmentGroup: 'DESIGN', filter: { isOnHold: true } })
    const row = await screen.findByRole('row', { name: held.reference })
    expect(within(row).getByRole('img', { name: /^On hold/ })).toBeInTheDocument()
    expect(within(row).getByRole('button', { name: 'Take off hold' })).toBeInTheDocument()
  })

  test('a due date says how far off it is, and its day', async () => {
    const { screen } = await mount({ path: '/worklist/DESIGN?due=overdue' })
    const [first] = await worklist({ AssignmentGroup: 'DESIGN', filter: { due: 'overdue' } })
    const row = await screen.findByRole('row', { name: first.reference })
    const words = dueWords(first.customerDueDate, dayIn(new Date()))
    const pill = within(row).getByRole('img', { name: `${words}, ${date(first.customerDueDate)}` })
    expect(pill).toHaveTextContent(words)
  })

  test('a refused list says why and can be tried again', async () => {
    let isBroken = true
    const { screen, user } = await mount({
      through: fetch => (input, init) =>
        isBroken && String(input).includes('/WorkList')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init),
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection to the server')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect((await screen.findAllByRole('row')).length).toBeGreaterThan(1)
    expect(screen.queryByText('No connection to the server')).toBeNull()
  })

  test("another workgroup's list is refused with the server's sentence", async () => {
    const { screen } = await mount({ path: '/worklist/PRICING' })
    expect(await screen.findByText('You are not a member of workgroup Pricing.')).toBeInTheDocument()
  })
})

describe('which list an address means', () => {
  test('assigned to me', async () => {
    const { screen } = await mount({ path: '/assignedtome' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Assigned To Me' })).toBeInTheDocument()
    const mine = await worklist({ assigntome: true })
    expect(await screen.findByRole('row', { name: mine[0].reference })).toBeInTheDocument()
  })

  test("a sales rep's list is for their coordinator", async () => {
    const { body: sca } = await server.as('sca').get('/security/Auth')
    const [rep] = sca.salesReps
    const { screen, goTo } = await mount({ as: 'sca', path: `/assignedtome/${rep.code}` })
    expect(
      await screen.findByRole('heading', { level: 1, name: `Assigned To ${rep.name}` }),
    ).toBeInTheDocument()
    await goTo(`/worklist/${rep.code}?isWorkGroup=false`)
    expect(await screen.findByRole('heading', { level: 1, name: rep.name })).toBeInTheDocument()
    const initiated = (
      await server.as('sca').get('/quote-worklist/Quote/WorkList', { salesRepCode: rep.code })
    ).body
    expect(await screen.findByRole('row', { name: initiated[0].reference })).toBeInTheDocument()
  })

  test('call-plant-lookup-fallback: filters whose lists can not be read are empty, and the worklist is there', async () => {
    const failed = new Set<string>()
    const { screen, user, services } = await mount({
      through: fetch => (input, init) => {
        if (!/^\/config\/Plant\//.test(String(input))) return fetch(input, init)
        failed.add(String(input))
        return Promise.resolve(problem(500, 'internal-error'))
      },
    })
    const [first] = await worklist({ AssignmentGroup: 'DESIGN' })
    expect(await screen.findByRole('row', { name: first.reference })).toBeInTheDocument()
    const both = ['/config/Plant/BusinessUnit', '/config/Plant/Lookup']
    await waitFor(() => expect([...failed].toSorted()).toEqual(both))
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0))
    await user.click(screen.getByRole('combobox', { name: 'Plant' }))
    expect(within(await screen.findByRole('listbox')).queryByRole('option', { name: /Northgate/ })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without a group it is everything of the person', async () => {
    const { screen } = await mount({ path: '/worklist' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Worklist' })).toBeInTheDocument()
    const all = await worklist({})
    expect(await screen.findByRole('row', { name: all[0].reference })).toBeInTheDocument()
  })
})
