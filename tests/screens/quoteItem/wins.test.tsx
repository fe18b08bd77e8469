import { waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { slottedCarton } from '../quote/quotes.ts'
import { newItem, openOverview } from './openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** A carton that four millimetres less put on a narrower paper. */
const nearlyNarrower = {
  ...slottedCarton,
  length: 320,
  width: 220,
  depth: 240,
  expectedOrderQuantity: 20_000,
}

async function openWins(product?: Partial<typeof slottedCarton>) {
  const { id } = await newItem(server, product === undefined ? {} : { product })
  const app = await openOverview(id, { server })
  const rail = within(await app.screen.findByRole('complementary', { name: 'Picture and figures' }))
  const heading = rail.getByRole('button', { name: 'A few millimetres would win…' })
  // It stays as the person left it.
  if (heading.getAttribute('aria-expanded') === 'false') await app.user.click(heading)
  return { ...app, rail }
}

describe('a few millimetres', { timeout: 60_000 }, () => {
  test('are offered with what they win, drawn before and after, taken by one press and taken back', async () => {
    const { screen, rail, user, text } = await openWins(nearlyNarrower)
    const nearby = within(await rail.findByRole('list', { name: 'Sizes nearby' }, { timeout: 20_000 }))
    const [best] = nearby.getAllByRole('listitem')
    if (best === undefined) throw new Error('Nothing is offered.')
    expect(best).toHaveTextContent(/[LWD] [−+]\d+ mm.*−?\$\d+\.\d\d.*(a layer|deckle|truck)/)
    await user.click(within(best).getByRole('button', { expanded: false }))
    expect(within(best).getAllByRole('figure')).toHaveLength(2)

    const sides = () => ['Length', 'Width', 'Depth'].map(name => (text(name) as HTMLInputElement).value)
    const before = sides()
    await user.click(within(best).getByRole('button', { name: /^Take/ }))
    expect(await screen.findByText(/^The size was changed: /)).toBeInTheDocument()
    expect(sides()).not.toEqual(before)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sides()).toEqual(before))
  })

  test('are tried as soon as there is a price', async () => {
    const { rail } = await openWins()
    expect(
      await rail.findByText('Sizes nearby are tried as soon as the item has a price.'),
    ).toBeInTheDocument()
  })

  test('that win nothing are said to win nothing', async () => {
    const { rail } = await openWins(slottedCarton)
    expect(
      await rail.findByText('Nothing to win within 10 mm of the size.', {}, { timeout: 20_000 }),
    ).toBeInTheDocument()
  })
})
