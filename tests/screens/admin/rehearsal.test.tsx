import { screen as page, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import type { RehearsalState } from '#contract/rehearsals'
import { noShock } from '#domain/rehearsal'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

const path = '/pricing-admin/Rehearsal'
const pricer = () => server.as('pricing')

/** The page of a new rehearsal, whose state is what the server says with these changes; and how often it was run. */
async function mounted(name: string, changes: Partial<RehearsalState> = {}) {
  const rehearsal = { id: 0, version: 0, name, isActive: true, ...noShock, paperPercent: 8 }
  const { id } = (await pricer().post(path, rehearsal)).body
  let runs = 0
  const through =
    (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
    async (input, init) => {
      const url = String(input)
      if (url.endsWith('/Run')) runs += 1
      const answer = await fetch(input, init)
      return url.endsWith('/State') ? Response.json({ ...(await answer.json()), ...changes }) : answer
    }
  const open = () => mountApp({ as: 'pricing', path: `/admin/rehearsalresults/${id}`, server, through })
  return { id, open, runs: () => runs }
}

test('a press on Cancel that began before the run ended does not run it again', async () => {
  const { id, open, runs } = await mounted('Ends under the pointer')
  await pricer().post(`${path}/${id}/Run`)
  const { user } = await open()
  await user.pointer({ keys: '[MouseLeft>]', target: await page.findByRole('button', { name: 'Cancel' }) })
  await pricer().post(`${path}/${id}/Cancel`)
  const run = await page.findByRole('button', { name: 'Run' }, { timeout: 5_000 })
  await user.pointer({ keys: '[/MouseLeft]', target: run })
  expect([runs(), page.queryByRole('button', { name: 'Cancel' })]).toEqual([0, null])
  await user.click(run)
  expect(await page.findByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  expect(runs()).toBe(1)
})

test('a run that has begun counts its items before it says how many are costed', async () => {
  const begun = { status: 'Running' as const, startedBy: 'pricing', done: 0, of: 0 }
  const { open } = await mounted('Begun', { running: begun })
  await open()
  expect(await page.findByText('Counting the items to cost')).toBeInTheDocument()
  expect(page.queryByText(/0 of 0/)).toBeNull()
  expect(page.getByText('It runs for the first time')).toBeInTheDocument()
})

test('to run again while new prices are halfway is asked about: what is left would be forgotten', async () => {
  const asked = { runId: 1, rule: 'money' as const, reason: 'Paper', sendsLetters: true, filter: {} }
  const run = { id: 1, shock: { ...noShock, papers: [], closedPlants: [] }, startedByName: 'Priya' }
  const { open, runs } = await mounted('Halfway', {
    left: { asked, items: 2, letters: 1 },
    run: {
      ...run,
      finishedAt: '2026-11-27T10:00:00.000Z',
      isOld: false,
      totals: [],
      outcomes: { priced: 3 },
      made: null,
      elsewhere: null,
    },
  })
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'Run again' }))
  const dialog = await page.findByRole('dialog', { name: 'Run again without going on?' })
  expect(dialog).toHaveTextContent('Another run forgets that.')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(runs()).toBe(0)
  await user.click(page.getByRole('button', { name: 'Run again' }))
  const again = await page.findByRole('dialog', { name: 'Run again without going on?' })
  await user.click(within(again).getByRole('button', { name: 'Run again' }))
  await waitFor(() => expect(runs()).toBe(1))
})

test('to run again after new prices is asked about: how many there are, and since when', async () => {
  const run = { id: 1, shock: { ...noShock, papers: [], closedPlants: [] }, startedByName: 'Priya' }
  const at = '2026-11-27T10:00:00.000Z'
  const { open, runs } = await mounted('Made already', {
    run: {
      ...{ ...run, finishedAt: at, isOld: false, totals: [], outcomes: {} },
      made: { at, items: 3, again: 2 },
      elsewhere: null,
    },
  })
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'Run again' }))
  const dialog = await page.findByRole('dialog', { name: 'Run again after its new prices?' })
  expect(dialog).toHaveTextContent('3 items have them, the last since')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  expect(runs()).toBe(0)
})

test('new prices after a run again are asked about, and keep what is made unless told', async () => {
  const run = { id: 1, shock: { ...noShock, papers: [], closedPlants: [] }, startedByName: 'Priya' }
  const at = '2026-11-27T10:00:00.000Z'
  const { open } = await mounted('Made once', {
    run: {
      ...{ ...run, finishedAt: at, isOld: false, totals: [], outcomes: {} },
      made: { at, items: 1, again: 1 },
      elsewhere: null,
    },
  })
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'New prices …' }))
  const dialog = await page.findByRole('dialog', { name: 'New prices' })
  expect(dialog).toHaveTextContent('New prices were made by this rehearsal: 1 item has them, the last since')
  expect(within(dialog).getByRole('checkbox', { name: 'Change these once more' })).not.toBeChecked()
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Paper')
  await user.click(within(dialog).getByRole('button', { name: 'Make new prices' }))
  expect(await page.findByRole('dialog', { name: 'Make new prices?' })).toHaveTextContent(
    'So do those with new prices by this rehearsal.',
  )
})

test('new prices that another rehearsal of the same change has made are asked about', async () => {
  const run = { id: 1, shock: { ...noShock, papers: [], closedPlants: [] }, startedByName: 'Priya' }
  const at = '2026-11-27T10:00:00.000Z'
  const { open } = await mounted('The second', {
    run: {
      ...{ ...run, finishedAt: at, isOld: false, totals: [], outcomes: {}, made: null },
      elsewhere: { name: 'The first', at, items: 2 },
    },
  })
  const { user } = await open()
  await user.click(await page.findByRole('button', { name: 'New prices …' }))
  const dialog = await page.findByRole('dialog', { name: 'New prices' })
  expect(dialog).toHaveTextContent('Rehearsal “The first” made new prices by the very same change: 2 items')
  expect(within(dialog).getByRole('checkbox', { name: 'Change these once more' })).not.toBeChecked()
})
