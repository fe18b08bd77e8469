import { within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { fill } from '../quote/fill.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** Answers for tickets as a server that is too busy does; counts how often it is asked. */
function busyForTickets() {
  const asked: string[] = []
  const through: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch =
    fetch => async (input, init) => {
      const url = String(input instanceof Request ? input.url : input)
      if (!url.includes('/JobTicket')) return fetch(input, init)
      asked.push(url)
      const problem = { code: 'unavailable', status: 503, title: 'Away', detail: 'Too many documents wait.' }
      return new Response(JSON.stringify(problem), {
        status: 503,
        headers: { 'content-type': 'application/problem+json' },
      })
    }
  return { asked, through }
}

describe('the job ticket in the menu of an item', () => {
  test('says that it shows what is saved, why it is not there, and offers another try', async () => {
    const item = await newItem(server, { product: { length: 390 } })
    const { asked, through } = busyForTickets()
    const { screen, user, text } = await openOverview(item.id, { server, through })
    await fill(user, text('Length'), '400')
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Job ticket' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Job ticket ${item.reference}` }))
    expect(await dialog.findByText(/Too many documents wait/, {}, { timeout: 10_000 })).toBeVisible()
    expect(dialog.getByText(/The ticket shows what is saved. You have unsaved changes/)).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Print' })).toBeDisabled()
    const before = asked.length
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(asked.length).toBeGreaterThan(before)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    expect(text('Length')).toHaveValue('400')
  })
})
