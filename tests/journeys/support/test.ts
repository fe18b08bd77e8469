import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test'
import { type Preparation, preparation } from './preparation.ts'
import { signIn } from './signIn.ts'

type Session = Awaited<ReturnType<BrowserContext['storageState']>>

interface Shared {
  /** What a browser keeps of a person's sign-in: over the form once, then taken along into fresh browsers. */
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
  sessionOf: [
    async ({ browser }, use, { project }) => {
      const sessions = new Map<string, Promise<Session>>()
      const start = async (login: string): Promise<Session> => {
        const context = await browser.newContext({ baseURL: project.use.baseURL ?? '' })
        try {
          await signIn(await context.newPage(), login)
          return await context.storageState()
        } finally {
          await context.close()
        }
      }
      await use(login => {
        const session = sessions.get(login) ?? start(login)
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

  prepare: async ({ sessionOf, baseURL }, use) => {
    await use(async login => preparation(baseURL ?? '', await sessionOf(login)))
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
      return context.newPage()
    },
    close: async (): Promise<void> => {
      await Promise.all(opened.map(context => context.close()))
      if (uncaught[0] !== undefined) throw uncaught[0]
    },
  }
}
