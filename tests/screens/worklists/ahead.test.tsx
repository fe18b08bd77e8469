import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../server/startTestServer.ts'
import { mountApp } from '../harness.tsx'
import { newItem } from '../quoteItem/openItem.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  return () => server.close()
})

/** The application on the list that a new item stands in, and how often that item was read from the server. */
async function onItsList(path: (item: { quoteId: number }) => string) {
  const item = await newItem(server)
  let reads = 0
  const mounted = await mountApp({
    as: 'salesrep',
    path: path(item),
    server,
    through: fetch => (address, init) => {
      if (String(address).endsWith(`/quote/QuoteItem/${item.id}`)) reads += 1
      return fetch(address, init)
    },
  })
  const link = await mounted.screen.findByRole('link', { name: item.reference })
  return { ...mounted, item, link, reads: () => reads }
}

type Mounted = Awaited<ReturnType<typeof onItsList>>

const opened = ({ screen }: Pick<Mounted, 'screen'>) => screen.findByRole('form', { name: 'Overview' })

const lists = [
  ['a worklist', () => '/assignedtome'],
  ['its quote', ({ quoteId }: { quoteId: number }) => `/quotes/${quoteId}`],
] as const

describe.each(lists)('an item opened from %s', (_, path) => {
  test('was read while the pointer rested on its row, and is not read again', async () => {
    const mounted = await onItsList(path)
    const { user, link, reads } = mounted
    await user.hover(link)
    await waitFor(() => expect(reads()).toBe(1))
    await user.click(link)
    await opened(mounted)
    expect(reads()).toBe(1)
  })

  test('is not read because a finger scrolls over its row', async () => {
    const mounted = await onItsList(path)
    const { user, link, item, reads, goTo } = mounted
    await user.pointer([
      { keys: '[TouchA>]', target: link },
      { pointerName: 'TouchA', target: document.body },
    ])
    await goTo(`/qitem/${item.id}/overview`)
    await opened(mounted)
    expect(reads()).toBe(1)
  })
})

describe('an item', () => {
  test('was read while the focus rested on its row', async () => {
    const mounted = await onItsList(() => '/assignedtome')
    const { link, reads, goTo, item } = mounted
    link.closest('tr')?.focus()
    await waitFor(() => expect(reads()).toBe(1))
    await goTo(`/qitem/${item.id}`)
    await opened(mounted)
    expect(reads()).toBe(1)
  })

  test('is read ahead at the address that the application is started at', async () => {
    const mounted = await onItsList(() => '/assignedtome')
    const { services, reads, goTo, item } = mounted
    await services.askAhead(`/qitem/${item.id}/overview`)
    await waitFor(() => expect(reads()).toBe(1))
    await goTo(`/qitem/${item.id}/overview`)
    await opened(mounted)
    expect(reads()).toBe(1)
  })
})
