import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { film, filmInto } from './film.ts'
import { type Preparation, preparation } from './preparation.ts'
import { type Session, startSession } from './session.ts'
import { startProduct } from './startProduct.ts'

interface Shared {
  /** Where this worker's own product answers: what its tests change disturbs no other worker. */
  readonly origin: string
  /** What a browser keeps of a person's sign-in: done once, then taken along into fresh browsers. */
  readonly sessionOf: (login: string) => Promise<Session>
}

interface Own {
  /** A browser of their own with this person signed in; its page is at no address yet. */
  readonly as: (login: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>
  /** A browser of its own in which nobody is signed in. */
  readonly stranger: () => Promise<Page>
  /** Makes what a test starts from, through the same calls as the pages do. */
  readonly prepare: (login: string) => Promise<Preparation>
}

/** Tests of the running product, each with browsers of its own. An uncaught error in any of them fails the test. */
export const test = base.extend<Own, Shared>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const { origin, stop } = await startProduct()
      await use(origin)
      await stop()
    },
    { scope: 'worker', timeout: 0 },
  ],

  baseURL: ({ origin }, use) => use(origin),

  sessionOf: [
    async ({ origin }, use) => {
      const sessions = new Map<string, Promise<Session>>()
      await use(login => {
        const session = sessions.get(login) ?? startSession(origin, login)
        sessions.set(login, session)
        return session
      })
    },
    { scope: 'worker', timeout: 0 },
  ],

  as: async ({ browser, sessionOf }, use) => {
    const { open, close } = browsers(browser)
    await use(async (login, options = {}) => open({ ...options, storageState: await sessionOf(login) }))
    await close()
  },

  stranger: async ({ browser }, use) => {
    const { open, close } = browsers(browser)
    await use(() => open({}))
    await close()
  },

  prepare: async ({ sessionOf, origin }, use) => {
    await use(async login => preparation(origin, await sessionOf(login)))
  },
})

export { expect } from '@playwright/test'

/** Opens browsers and closes them all; what a page did not catch is thrown then. */
function browsers(browser: Browser) {
  const opened: BrowserContext[] = []
  const uncaught: Error[] = []
  return {
    open: async (options: Parameters<Browser['newContext']>[0]): Promise<Page> => {
      const context = await browser.newContext(options)
      opened.push(context)
      context.on('weberror', error => uncaught.push(error.error()))
      const page = await context.newPage()
      if (filmInto !== '') await film(page, filmInto)
      return page
    },
    close: async (): Promise<void> => {
      await Promise.all(opened.map(context => context.close()))
      if (uncaught[0] !== undefined) throw uncaught[0]
    },
  }
}
