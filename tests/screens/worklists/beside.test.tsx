import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { WorklistRow } from '#contract/quote-worklist'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { fewColumns } from './fewColumns.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await fewColumns(server, 'designer')
  return () => server.close()
})

const mount = (path = '/worklist/DESIGN', as = 'designer') => mountApp({ as, path, server })

const worklist = async (query: object = {}): Promise<WorklistRow[]> => {
  const asked = { AssignmentGroup: 'DESIGN', range: [0, 999], ...query }
  return (await server.as('designer').get('/quote-worklist/Quote/WorkList', asked)).body
}

test('a list is narrowed by how the due date stands; when nothing is left, there is a way back', async () => {
  const due = await worklist({ filter: { due: 'overdue' } })
  const { screen, user, address } = await mount()
  await user.click(await screen.findByRole('combobox', { name: 'Due' }))
  await user.click(await screen.findByRole('option', { name: 'Overdue' }))
  await waitFor(() => expect(address()).toBe('/worklist/DESIGN?due=overdue'))
  for (const { reference } of due.slice(0, 10))
    expect(await screen.findByRole('row', { name: reference })).toBeInTheDocument()
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(Math.min(10, due.length) + 1))

  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'no such words anywhere')
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(address()).toBe('/worklist/DESIGN'))
})

test('a comment is added beside the list, and its row says it on hover', async () => {
  const [row] = await worklist()
  if (row === undefined) throw new Error('The list is empty')
  const { screen, user } = await mount()
  await user.click(await screen.findByRole('button', { name: `Preview ${row.reference}` }))
  const panel = await screen.findByRole('complementary', { name: `Preview of ${row.reference}` })
  await user.type(await within(panel).findByRole('textbox', { name: 'Comment' }), 'Flap is too long')
  await user.click(within(panel).getByRole('button', { name: 'Add Comment' }))
  expect(await screen.findByText('Comments has been saved.')).toBeInTheDocument()
  const shown = screen.getByRole('row', { name: row.reference })
  const sign = await within(shown).findByRole('img', { name: /Owen Castell, .*: Flap is too long$/ })
  expect(sign).toHaveAttribute('data-tip')
  expect(await within(panel).findByText('Flap is too long')).toBeInTheDocument()
})

test('all rows that the filters let through are exported, not only the page', async () => {
  const all = await worklist()
  const files: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation(file => {
    files.push(file as Blob)
    return 'blob:made'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { screen, user } = await mount()
  await screen.findAllByRole('row')
  await user.click(screen.getByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }))
  expect(await screen.findByText(`${all.length} rows were exported.`)).toBeInTheDocument()
  const lines = (await files[0]?.text())?.split('\r\n') ?? []
  expect(lines[0]).toContain('Quote number,Quote item number,Assignee')
  expect(lines).toHaveLength(all.length + 1)
  expect(all.length).toBeGreaterThan(10)
  create.mockRestore()
  click.mockRestore()
})

test('from the item one goes on through the list in its order, over the end of the page and back', async () => {
  const all = await worklist()
  expect(all.length).toBeGreaterThan(11)
  const { screen, user, address } = await mount()
  const last = all[9]?.reference ?? ''
  await user.click(await screen.findByRole('link', { name: last }))
  const pager = await screen.findByRole('navigation', { name: 'Worklist Structural Design' })
  expect(pager).toHaveTextContent(`10 of ${all.length} in the list`)
  const next = await within(pager).findByRole('link', {
    name: `Next in the worklist: ${all[10]?.reference}`,
  })
  await user.click(next)
  await waitFor(() => expect(address()).toContain(`/qitem/${all[10]?.id}`))
  expect(await screen.findByText(`11 of ${all.length} in the list`)).toBeInTheDocument()
  await screen.findByRole('link', { name: `Next in the worklist: ${all[11]?.reference}` })
  await screen.findByRole('link', { name: `Previous in the worklist: ${last}` })
  await user.keyboard('[BracketLeft]')
  await waitFor(() => expect(address()).toContain(`/qitem/${all[9]?.id}`))
  expect(await screen.findByText(`10 of ${all.length} in the list`)).toBeInTheDocument()
})

test('of a coordinator’s lists only the one on the screen is marked in the menu', async () => {
  const { screen } = await mount('/worklist/salesrep?isWorkGroup=false', 'sca')
  await screen.findByRole('table', { name: 'Tessa Harcourt' })
  const quotes = within(screen.getByRole('list', { name: 'Quotes' }))
  const marked = quotes.getAllByRole('link').filter(link => link.hasAttribute('aria-current'))
  expect(marked.map(link => link.textContent)).toEqual(['Tessa Harcourt'])
})
