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

const worklist = async (): Promise<WorklistRow[]> =>
  (await server.as('designer').get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN' })).body

const isFree = (row: WorklistRow) => row.assignee === '' && row.actionAllowed

test('an action on many rows tells of each that was refused, and by whom; the others are done and can be taken back', async () => {
  const [first, taken] = (await worklist()).filter(isFree)
  if (first === undefined || taken === undefined)
    throw new Error('The demonstration company has no two free rows')
  const { screen, user } = await mountApp({ as: 'designer', path: '/worklist/DESIGN', server })
  const row = (reference: string) => within(screen.getByRole('row', { name: reference }))
  await screen.findByRole('row', { name: first.reference })
  await user.click(row(first.reference).getByRole('checkbox'))
  await user.click(row(taken.reference).getByRole('checkbox'))
  const bar = await screen.findByRole('toolbar', { name: 'Selected rows' })
  expect(bar).toHaveTextContent('2 selected')

  const { quoteId, id: quoteItemId } = taken
  await server.as('designer2').post('/workflow/Action', { action: 'ACCEPT', quoteId, quoteItemId })
  await user.click(within(bar).getByRole('button', { name: 'Accept' }))

  const sentence = (words: string) => words.includes(taken.reference) && words !== taken.reference
  const colleague = (await worklist()).find(({ id }) => id === taken.id)?.assigneeName ?? ''
  expect(colleague).not.toBe('')
  expect(await screen.findByText(sentence)).toHaveTextContent(colleague)
  expect(await row(first.reference).findByRole('button', { name: 'Release' })).toBeInTheDocument()
  expect(row(first.reference).getByText('Owen Castell')).toBeInTheDocument()
  expect(row(taken.reference).queryByText('Owen Castell')).toBeNull()

  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(row(first.reference).getByRole('button', { name: 'Accept' })).toBeInTheDocument(),
  )
  const stored = (await worklist()).find(({ id }) => id === first.id)
  expect(stored?.assignee).toBe('')
})
