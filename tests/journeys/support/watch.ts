import { expect, type Page } from '@playwright/test'

/** What a page asks of the server. */
export interface Watch {
  /** Calls that were refused or failed, as `403 GET /config/Ink`. */
  readonly refused: string[]
  /** Waits until every call has its answer. */
  readonly answered: () => Promise<void>
}

/** Connections that stay open as long as the page does. */
const lasting = /\/hubs\//

/** Listens to the calls of a page from now on. */
export function watch(page: Page): Watch {
  const refused: string[] = []
  const underWay = new Set<unknown>()
  page.on('request', request => {
    if (!lasting.test(request.url())) underWay.add(request)
  })
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400)
      refused.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
  return {
    refused,
    answered: () => expect.poll(() => underWay.size, { intervals: [20] }).toBe(0),
  }
}
