import { waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { guideKey } from '#domain/demonstration'
import { readProgress } from '../../../src/layout/guide/guideProgress.ts'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})
beforeEach(() => window.localStorage.removeItem(guideKey))

const mount = (config = { hasDemonstration: true }) =>
  mountApp({ as: 'designer', path: '/assignedtome', server, config })

test('a step is done by doing it; the demonstration is left at any time, and gone on with from there', async () => {
  const { screen, user } = await mount()
  const card = await screen.findByRole('region', { name: 'Welcome, Owen Castell' })
  await user.click(within(card).getByRole('button', { name: 'Designer' }))
  expect(await screen.findByRole('dialog', { name: 'Open the list of Structural Design' })).toHaveTextContent(
    'Designer, step 1 of 4',
  )
  await user.click(screen.getByRole('link', { name: /^Structural Design/ }))
  const second = await screen.findByRole('dialog', { name: 'Take an item' })
  await user.click(within(second).getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Take an item' })).toBeNull())

  await user.click(screen.getByRole('button', { name: 'Account of Owen Castell' }))
  await user.click(await screen.findByRole('button', { name: 'Designer, go on at step 2' }))
  const again = await screen.findByRole('dialog', { name: 'Take an item' })
  for (const _ of [2, 3, 4]) await user.click(within(again).getByRole('button', { name: 'Skip' }))
  expect(again).toHaveTextContent('That was all of it.')
  await user.click(within(again).getByRole('button', { name: 'Close' }))
  expect(window.localStorage.getItem(guideKey)).toBeNull()
})

test('without the demonstration company nobody is shown around', async () => {
  window.localStorage.setItem(guideKey, JSON.stringify({ guide: 'designer', step: 1, isOpen: true }))
  const { screen } = await mount({ hasDemonstration: false })
  await screen.findByRole('region', { name: 'Welcome, Owen Castell' })
  expect(screen.queryByRole('button', { name: 'Designer' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['{"guide":"pricing","step":2,"isOpen":true}', { guide: 'pricing', step: 2, isOpen: true }],
  ['{"guide":"pricing","step":-1}', null],
  ['{"guide":"nobody","step":0}', null],
  ['null', null],
  ['not JSON', null],
  [null, null],
])('what the browser keeps as %s is read as far as it makes sense', (kept, progress) => {
  expect(readProgress(kept)).toEqual(progress)
})
