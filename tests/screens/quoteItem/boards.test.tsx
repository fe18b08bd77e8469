import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { slottedCarton } from '../quote/quotes.ts'
import { openPad } from '../scratch/openPad.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

describe('what board carries a load', { timeout: 60_000 }, () => {
  test('on an item: boards that do are offered, one press takes one, Undo gives the other back', async () => {
    const { id } = await newItem(server, { product: slottedCarton })
    const { screen, user, text } = await openOverview(id, { server })
    const rail = within(await screen.findByRole('complementary', { name: 'Picture and figures' }))
    await user.click(rail.getByRole('button', { name: 'What board carries…', expanded: false }))
    await user.type(rail.getByRole('spinbutton', { name: 'Load on the lowest box, kg' }), '60')
    const offered = within(await rail.findByRole('list', { name: 'Boards for 60 kg' }, { timeout: 10_000 }))
    const take = offered.getAllByRole('button', { name: /^Take / })[0]
    if (take === undefined) throw new Error('No board is offered.')
    const grade = take.getAttribute('aria-label')?.replace('Take ', '') ?? ''
    const board = () => (text('Board Grade') as HTMLInputElement).value
    const before = board()
    await user.click(take)
    expect(await screen.findByText(new RegExp(`^The board is ${grade} now, which carries`))).toBeVisible()
    await waitFor(() => expect(board()).toBe(grade))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(board()).toBe(before))
  })

  test('on the pad: boards that do are offered, one press takes one, and none says what the strongest carries', async () => {
    const { screen, user, field } = await openPad({ server })
    const load = screen.getByRole('spinbutton', { name: 'Must carry stacked, kg' })
    await user.type(load, '5000')
    expect(await screen.findByText(/^No board carries 5,000 kg\. The strongest, /)).toBeVisible()
    await user.clear(load)
    await user.type(load, '60')
    const offered = within(await screen.findByRole('list', { name: 'Boards for 60 kg' }))
    const before = field('Length').value
    const take = offered.getAllByRole('button', { name: /^Take / })[0]
    if (take === undefined) throw new Error('No board is offered.')
    await user.click(take)
    expect(await screen.findByText(/^The board is .* now, which carries/)).toBeVisible()
    await waitFor(() => expect(screen.getByText('As now')).toBeVisible())
    expect(field('Length').value).toBe(before)
  })
})
