import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
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

const mount = (options: Parameters<typeof mountApp>[0] = {}) =>
  mountApp({ as: 'designer', path: '/worklist/DESIGN', server, ...options })

const worklist = async (query: Record<string, unknown> = {}): Promise<WorklistRow[]> =>
  (await server.as('designer').get('/quote-worklist/Quote/WorkList', { AssignmentGroup: 'DESIGN', ...query }))
    .body

/** A row of the first page as the designer sees it now. */
const someRow = async (fits: (row: WorklistRow) => boolean): Promise<WorklistRow> => {
  const row = (await worklist()).find(fits)
  if (row === undefined) throw new Error('The demonstration company has no such row')
  return row
}
const isFree = (row: WorklistRow) => row.assignee === '' && row.actionAllowed

const act = (login: string, row: WorklistRow, action: string) =>
  server.as(login).post('/workflow/Action', { action, quoteId: row.quoteId, quoteItemId: row.id })

const now = async (row: WorklistRow) =>
  (await server.as('designer').get('/workflow/Details', { workflowId: row.workflowId })).body.details

describe('accept and release', () => {
  test('action-ok: accept assigns the row in place and turns it to release; the menu counts again', async () => {
    const row = await someRow(isFree)
    const { screen, user } = await mount()
    const shown = await screen.findByRole('row', { name: row.reference })
    const menu = await screen.findByRole('link', { name: /^Assigned To Me\D*\d/ })
    const before = Number(/\d+/.exec(menu.textContent ?? '')?.[0])
    await user.click(within(shown).getByRole('button', { name: 'Accept' }))
    expect(await within(shown).findByRole('button', { name: 'Release' })).toBeInTheDocument()
    expect(within(shown).getByText('Owen Castell', { selector: '.column-assignee *' })).toBeInTheDocument()
    expect(await screen.findByText('ACCEPT successfully')).toBeInTheDocument()
    await waitFor(() => expect(menu).toHaveTextContent(String(before + 1)))
    expect(await now(row)).toMatchObject({ assignee: 'designer' })
  })

  test('release takes the person from the row in place, with the hash key of the accept before', async () => {
    const row = await someRow(isFree)
    const { screen, user } = await mount()
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Accept' }))
    await screen.findByText('ACCEPT successfully')
    await user.click(within(shown).getByRole('button', { name: 'Release' }))
    expect(await screen.findByText('RELEASE successfully')).toBeInTheDocument()
    expect(within(shown).getByRole('button', { name: 'Accept' })).toBeInTheDocument()
    expect(within(shown).queryByText('Owen Castell')).toBeNull()
    expect(await now(row)).toMatchObject({ assignee: '' })
  })

  test('the row changes before the server has answered, and back when it fails; the next try works', async () => {
    const row = await someRow(isFree)
    let fail: (() => void) | undefined
    const { screen, user } = await mount({
      through: fetch => (input, init) =>
        String(input).endsWith('/workflow/Action') && fail === undefined
          ? new Promise((_, reject) => {
              fail = () => reject(new TypeError('Failed to fetch'))
            })
          : fetch(input, init),
    })
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Accept' }))
    expect(await within(shown).findByText('Owen Castell')).toBeInTheDocument()
    fail?.()
    expect(await screen.findByText('No connection to the server')).toBeInTheDocument()
    expect(within(shown).getByRole('button', { name: 'Accept' })).toBeInTheDocument()
    expect(within(shown).queryByText('Owen Castell')).toBeNull()
    await user.click(within(shown).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('ACCEPT successfully')).toBeInTheDocument()
    expect(within(shown).getByRole('button', { name: 'Release' })).toBeInTheDocument()
  })

  test('what someone else took in the meantime is shown as it stands, and by whom', async () => {
    const row = await someRow(isFree)
    const { screen, user } = await mount()
    const shown = await screen.findByRole('row', { name: row.reference })
    await act('designer2', row, 'ACCEPT')
    const { assigneeName } = await now(row)
    await user.click(within(shown).getByRole('button', { name: 'Accept' }))
    const message = await screen.findByText(new RegExp(`Last changed by ${assigneeName}\\.`))
    expect(message).toHaveTextContent(`${row.reference} changed in the meantime`)
    expect(message).toHaveTextContent(`It is now with ${assigneeName}.`)
    expect(await within(shown).findByText(assigneeName)).toBeInTheDocument()
    const button = within(shown).getByRole('button', { name: 'Accept' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(/^The item is assigned to/)
  })

  test('a refused action is disabled and says why', async () => {
    const row = await someRow(candidate => !candidate.actionAllowed)
    const { screen, user } = await mount()
    const shown = await screen.findByRole('row', { name: row.reference })
    const button = within(shown).getByRole('button', { name: 'Accept' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.hover(button)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(row.actionReason)
    await user.click(button)
    expect(await now(row)).toMatchObject({ assignee: row.assignee })
  })

  test('action-failed, action-not-ok: a refusal of the server is said in its words, or with the default', async () => {
    const row = await someRow(isFree)
    const refusing = (actionMessage: string) =>
      mount({
        through: fetch => async (input, init) => {
          if (!String(input).endsWith('/workflow/Action')) return fetch(input, init)
          const details = { ...(await now(row)), actionOk: false, actionMessage }
          return Response.json({ details, dialogs: [], history: [] })
        },
      })
    const first = await refusing('The item is locked by the night run.')
    const shown = await first.screen.findByRole('row', { name: row.reference })
    await first.user.click(within(shown).getByRole('button', { name: 'Accept' }))
    expect(await first.screen.findByText('The item is locked by the night run.')).toBeInTheDocument()
    expect(within(shown).getByRole('button', { name: 'Accept' })).toBeInTheDocument()
    first.unmount()

    const { screen, user } = await refusing('')
    const again = await screen.findByRole('row', { name: row.reference })
    await user.click(within(again).getByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Unable to Action')).toBeInTheDocument()
  })
})

describe('hold', () => {
  test('row-remove-after: on hold asks a reason, takes the row out and clears its assignee', async () => {
    const row = await someRow(candidate => candidate.assignee === 'designer')
    const { screen, user } = await mount()
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Put on hold' }))
    const dialog = await screen.findByRole('dialog', { name: `Put ${row.reference} on hold` })
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Waiting for samples')
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }))
    expect(await screen.findByText('ONHOLD successfully')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('row', { name: row.reference })).toBeNull())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await now(row)).toMatchObject({ isOnHold: true, assignee: '' })

    await user.click(screen.getByRole('button', { name: 'On hold' }))
    const held = await screen.findByRole('row', { name: row.reference })
    expect(within(held).getByRole('img', { name: 'On hold: Waiting for samples' })).toBeInTheDocument()
  })

  test('the page is filled up again after a row has left', async () => {
    const { screen, user } = await mount()
    const total = (await worklist({ range: [0, 999] })).length
    const row = await someRow(isFree)
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Put on hold' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }))
    expect(await screen.findByText(new RegExp(`1-10 of ${total - 1}`))).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(11))
  })

  test('a hold that fails keeps the dialog and what was typed', async () => {
    const row = await someRow(isFree)
    const { screen, user } = await mount({
      through: fetch => (input, init) =>
        String(input).endsWith('/workflow/Action')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init),
    })
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Put on hold' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Reason to keep')
    await user.click(within(dialog).getByRole('button', { name: 'Put on hold' }))
    expect(await screen.findByText('No connection to the server')).toBeInTheDocument()
    expect(within(dialog).getByRole('textbox')).toHaveValue('Reason to keep')
    expect(screen.getByRole('row', { name: row.reference, hidden: true })).toBeInTheDocument()
  })

  test('who may not hold the item reads why instead of being asked', async () => {
    const row = await someRow(candidate => !candidate.holdAllowed)
    const { screen, user } = await mount()
    const shown = await screen.findByRole('row', { name: row.reference })
    const button = within(shown).getByRole('button', { name: 'Put on hold' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.hover(button)
    expect(await screen.findByRole('tooltip')).toHaveTextContent(row.holdRefusal)
    await user.click(button)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('off hold takes the row out of the list of held items, and it is open again', async () => {
    const [row] = await worklist({ filter: { isOnHold: true } })
    if (row === undefined) throw new Error('Nothing is on hold')
    const { screen, user } = await mount({ path: `/worklist/DESIGN?hold=true&q=${row.reference}` })
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Take off hold' }))
    expect(await screen.findByText('OFFHOLD successfully')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('row', { name: row.reference })).toBeNull())
    expect(await now(row)).toMatchObject({ isOnHold: false })
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const open = within(await screen.findByRole('row', { name: row.reference }))
    expect(open.getByRole('button', { name: 'Accept' })).toBeInTheDocument()
  })

  test('a row that can not be taken off hold comes back to its place', async () => {
    const held = await worklist({ filter: { isOnHold: true } })
    const [row] = held
    if (row === undefined) throw new Error('Nothing is on hold')
    const { screen, user } = await mount({
      path: '/worklist/DESIGN?hold=true',
      through: fetch => (input, init) =>
        String(input).endsWith('/workflow/Action')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : fetch(input, init),
    })
    const shown = await screen.findByRole('row', { name: row.reference })
    await user.click(within(shown).getByRole('button', { name: 'Take off hold' }))
    expect(await screen.findByText('No connection to the server')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('row')[1]).toHaveAccessibleName(row.reference))
    expect(screen.getAllByRole('row')).toHaveLength(held.length + 1)
  })
})
