import { expect, type Page } from '@playwright/test'

/** What a page asks of the server. */
export interface Watch {
  /** Calls that were refused or failed, as `403 GET /config/Ink`. */
  readonly refused: string[]
  /** Waits until every call has its answer. */
  readonly answered: () => Promise<void>
  /** Waits until every call has its answer and none has followed for a moment: the page has what it shows. */
  readonly quiet: () => Promise<void>
}

/** Connections that stay open as long as the page does. */
const lasting = /\/hubs\//

/** Milliseconds without a call after which none follows. */
const moment = 300

/** Listens to the calls of a page from now on. */
export function watch(page: Page): Watch {
  const refused: string[] = []
  const underWay = new Set<unknown>()
  let last = performance.now()
  const end = (request: unknown) => {
    underWay.delete(request)
    last = performance.now()
  }
  page.on('request', request => {
    if (!lasting.test(request.url())) underWay.add(request)
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  page.on('response', response => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400)
      refused.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
  return {
    refused,
    answered: () => expect.poll(() => underWay.size, { intervals: [20] }).toBe(0),
    quiet: () => {
      last = performance.now()
      return expect
        .poll(() => underWay.size === 0 && performance.now() - last > moment, { intervals: [50] })
        .toBe(true)
    },
  }
}
