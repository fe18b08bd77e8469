import { fireEvent, waitFor } from '@testing-library/react'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { callQuery } from '../../../src/dataProvider/index.ts'
import { prefetchCalls } from '../../../src/pages/prefetchCalls.ts'
import { itemRead } from '../../../src/pages/quoteItem/itemRead.ts'
import { prefetchPage } from '../../../src/pages.ts'
import { routing } from '../../../src/Router.tsx'
import { createItem } from '../../server/quoteSteps.ts'
import { createTestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'

afterEach(() => {
  vi.useRealTimers()
})

/** The application on its list, and an item whose page is here and whose answer comes when `answer` is called. */
async function onTheWayToItem() {
  const server = await createTestApp()
  onTestFinished(() => server.close())
  const { itemId } = await createItem(server.as('salesrep'))
  const place = `/qitem/${itemId}/overview`
  let answer: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const { services, screen, user, goTo, address } = await mountApp({
    as: 'salesrep',
    server,
    through: fetch => async (input, init) => {
      if (String(input).endsWith(`/quote/QuoteItem/${itemId}`)) await held
      return fetch(input, init)
    },
  })
  await prefetchPage(place)
  const [route] = routing(services).routes
  const { loader, shouldRevalidate } = route as {
    loader: (args: Pick<LoaderFunctionArgs, 'request'>) => Promise<null>
    shouldRevalidate: (args: Pick<ShouldRevalidateFunctionArgs, 'nextUrl'>) => boolean
  }
  const url = new URL(place, 'http://localhost')
  const { row, input } = itemRead(itemId)
  const { queryKey } = callQuery(services.dataProvider, row, input)
  return {
    ...{ place, screen, user, goTo, address },
    answer,
    press: () => prefetchCalls(place, services),
    known: () => services.queryClient.getQueryData(queryKey),
    waits: () => shouldRevalidate({ nextUrl: url }),
    open: () => loader({ request: new Request(url) }),
  }
}

test('the page that is open stays until the item that was pressed is answered', async () => {
  const { answer, press, known, waits, open } = await onTheWayToItem()
  expect(waits()).toBe(false)
  press()
  expect(waits()).toBe(true)
  const opened = open()
  answer()
  await opened
  expect(known()).toMatchObject({ accessAllowed: true })
  expect(waits()).toBe(false)
})

test('the bar at the top edge runs while the page before stays', async () => {
  const { place, screen, goTo, address, answer, press } = await onTheWayToItem()
  const bar = () => screen.queryByRole('progressbar', { name: 'Loading' })
  await screen.findAllByRole('link', { name: /^\d{6}-\d+$/ })
  await waitFor(() => expect(bar()).toBeNull())
  const list = address()
  press()
  void goTo(place)
  await waitFor(() => expect([bar() !== null, address()]).toEqual([true, list]))
  answer()
  await waitFor(() => expect(address()).toBe(place))
})

test('it stays for no longer than a quarter of a second', async () => {
  const { answer, press, known, open } = await onTheWayToItem()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  press()
  const opened = open()
  await vi.advanceTimersByTimeAsync(250)
  await opened
  expect(known()).toBeUndefined()
  vi.useRealTimers()
  answer()
})

test('what is pressed in the picture of a list is opened at once', async () => {
  const { answer, press, waits } = await onTheWayToItem()
  press()
  const picture = document.createElement('div')
  picture.id = 'picture'
  document.body.append(picture)
  expect(waits()).toBe(false)
  picture.remove()
  expect(waits()).toBe(true)
  answer()
})

test('what is pressed before a search begins opens all the same', async () => {
  const { screen, user, address } = await onTheWayToItem()
  const [link] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^\d{6}-\d+$/ })
  if (link === undefined) throw new Error('The list is empty')
  const { pathname } = new URL(link.href)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const words = link.textContent ?? ''
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: words } })
  await vi.advanceTimersByTimeAsync(200)
  await user.click(link)
  await vi.advanceTimersByTimeAsync(1000)
  await waitFor(() => expect(address()).toMatch(pathname))
})
