import { waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
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

const mount = async () => {
  const app = await mountApp({ as: 'designer', path: '/worklist/DESIGN', server })
  await app.screen.findAllByRole('row')
  return app
}

const worklist = async (): Promise<WorklistRow[]> =>
  (await server.as('designer').get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN' })).body

test('arrows move between the rows, Enter shows the item beside the list and once more opens it', async () => {
  const rows = await worklist()
  const { screen, user } = await mount()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}')
  expect(screen.getByRole('row', { name: rows[1]?.reference })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(
    await screen.findByRole('complementary', { name: `Preview of ${rows[1]?.reference}` }),
  ).toBeInTheDocument()
  await user.keyboard('{ArrowDown}')
  expect(
    await screen.findByRole('complementary', { name: `Preview of ${rows[2]?.reference}` }),
  ).toBeInTheDocument()
  await user.keyboard('{ArrowUp}{Escape}')
  expect(screen.queryByRole('complementary', { name: /^Preview/ })).toBeNull()
  expect(screen.getByRole('row', { name: rows[1]?.reference })).toHaveFocus()
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByLabelText('About the item')).toHaveTextContent(rows[1]?.reference ?? 'a row')
})

test('a accepts and r releases the focused row, and the focus stays', async () => {
  const rows = await worklist()
  const at = rows.findIndex(row => row.assignee === '' && row.actionAllowed)
  const { screen, user } = await mount()
  await user.keyboard('{ArrowDown}'.repeat(at + 1))
  const row = screen.getByRole('row', { name: rows[at]?.reference })
  expect(row).toHaveFocus()
  await user.keyboard('a')
  expect(await screen.findByText('ACCEPT successfully')).toBeInTheDocument()
  expect(row).toHaveFocus()
  await user.keyboard('r')
  expect(await screen.findByText('RELEASE successfully')).toBeInTheDocument()
})

test('h asks for the hold; afterwards the focus is on the row that took its place', async () => {
  const rows = await worklist()
  const at = rows.findIndex(row => row.assignee === '' && row.actionAllowed)
  const { screen, user } = await mount()
  await user.keyboard('{ArrowDown}'.repeat(at + 1))
  await user.keyboard('h')
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: rows[at]?.reference })).toBeNull())
  await waitFor(() => expect(screen.getByRole('row', { name: rows[at + 1]?.reference })).toHaveFocus())
})

test('a key whose button is refused says why', async () => {
  const rows = await worklist()
  const at = rows.findIndex(row => !row.actionAllowed)
  const { screen, user } = await mount()
  await user.keyboard('{ArrowDown}'.repeat(at + 1))
  await user.keyboard('a')
  expect(await screen.findByText(rows[at]?.actionReason ?? '')).toBeInTheDocument()
})

test('/ goes to the search, where letters are letters again', async () => {
  const { screen, user } = await mount()
  await user.keyboard('{ArrowDown}/')
  const search = screen.getByRole('searchbox', { name: 'Search' })
  expect(search).toHaveFocus()
  await user.keyboard('arh?')
  expect(search).toHaveValue('arh?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('from the search an arrow goes on to what it found, and / takes the place of what was searched for', async () => {
  const first = (await worklist()).find(({ drawingNo }) => drawingNo !== '')
  const { screen, user } = await mount()
  await user.keyboard(`/${first?.drawingNo}`)
  const search = screen.getByRole('searchbox', { name: 'Search' })
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('row', { name: first?.reference })).toHaveFocus()
  await user.keyboard('/x')
  expect(search).toHaveValue('x')
})

test('? shows the keys', async () => {
  const { screen, user } = await mount()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keys' })
  expect(within(dialog).getByText('Open the item')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
