import { QueryClient } from '@tanstack/react-query'
import type { ClientConfig } from '#contract/clientConfig'
import { hubPath } from '#contract/hub'
import { createAuthProvider } from './authProvider/createAuthProvider.ts'
import type { SignIn } from './authProvider/signIn.ts'
import { createUserSource } from './authProvider/userSource.ts'
import { forgetViewAs, readingOnly, seeingAs } from './authProvider/viewAs.ts'
import { forgetDrafts } from './components/forms/draftStorage.ts'
import { isFailure } from './dataProvider/failure.ts'
import { createFileCalls } from './dataProvider/files/createFileCalls.ts'
import { type SendForm, sendFormByFetch } from './dataProvider/files/sendForm.ts'
import { createHttp } from './dataProvider/http.ts'
import { createDataProvider } from './dataProvider/index.ts'
import { createTraffic } from './dataProvider/traffic.ts'
import { type KeptForReturn, keepsNothing, type SeenParts } from './lastSeen/keepLastSeen.ts'
import { prefetchCalls } from './pages/prefetchCalls.ts'
import { prefetchRows } from './pages/prefetchRows.ts'
import { hubToken } from './realtime/hubToken.ts'
import { createLive, type OpenLink } from './realtime/live.ts'
import { createSettingsStore } from './settings/createSettingsStore.ts'
import { settingsQuery } from './settings/settingsQuery.ts'

interface Parts {
  readonly config: ClientConfig
  readonly signIn: SignIn
  readonly fetch: typeof fetch
  /** Sends forms with files; left out: by `fetch`, which tells of no progress. */
  readonly sendForm?: SendForm
  /** Loads what opens the live connection; left out: nothing is live. */
  readonly loadLink?: () => Promise<OpenLink>
  /** Keeps what is seen for the next visit; left out: nothing is kept. */
  readonly keepSeen?: (parts: SeenParts) => KeptForReturn
  /** Login of somebody else whom the product is shown as, to be read only; left out: nobody. */
  readonly viewAs?: string | undefined
}

/** A failure that another try may not meet: no connection, or the server is not available. */
const isPassing = (error: unknown): boolean => isFailure(error, 'no-connection', 'timed-out', 'unavailable')

/** Milliseconds that a page waits before another try: longer each time, and as long as the server says within reason. */
const pauseBefore = (failures: number, error: unknown): number =>
  Math.min(Math.max(1000 * 2 ** failures, isFailure(error) ? (error.retryAfter ?? 0) * 1000 : 0), 5_000)

/** Milliseconds that the end of a session waits for what is still to be saved. */
const patience = 2000

/** Everything the application runs on, put together once: by `main.tsx` in a browser, by the tests' harness. */
export function createServices({ config, signIn, fetch, sendForm, loadLink, keepSeen, viewAs }: Parts) {
  const credentials = viewAs === undefined ? signIn : seeingAs(signIn, viewAs)
  const traffic = createTraffic()
  const calls = createHttp({ baseUrl: config.apiUrl, credentials, fetch, traffic })
  const http = viewAs === undefined ? calls : readingOnly(calls, viewAs)
  const files = createFileCalls({
    baseUrl: config.apiUrl,
    credentials,
    http,
    sendForm: sendForm ?? sendFormByFetch(fetch),
  })
  const dataProvider = createDataProvider(http, files)
  const store = createSettingsStore({
    calls: dataProvider,
    // What is chosen while looking at somebody else's product is nobody's setting.
    ...(viewAs === undefined ? { storage: window.localStorage } : { storage: undefined, isKept: false }),
  })
  const users = createUserSource(dataProvider)
  // The connection is made by the person's own token, and would hear what is theirs.
  const link = viewAs === undefined ? loadLink : undefined
  const live = createLive({
    url: config.apiUrl + hubPath,
    token: () => hubToken(signIn),
    load:
      link &&
      (async () => {
        await traffic.clear()
        return link()
      }),
  })
  const authProvider = createAuthProvider({
    signIn,
    users,
    beforeSignOut: async () => {
      forgetDrafts()
      await seen.forget()
      forgetViewAs()
      await Promise.race([store.flush(), new Promise<void>(done => setTimeout(done, patience))])
    },
  })
  // A browser that thinks it is offline is asked all the same: a call that waited for it in silence would say nothing.
  const networkMode = 'always'
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode,
        retry: (failures, error) => isPassing(error) && failures < 2,
        retryDelay: pauseBefore,
      },
      mutations: { networkMode },
    },
  })
  const seen =
    viewAs === undefined && keepSeen !== undefined ? keepSeen({ queryClient, users, store }) : keepsNothing
  /** Puts what the person saw last into place, to be shown until what is asked for anew comes; begins to keep what they see. */
  const restoreSeen = async () => {
    if (await seen.restore()) {
      queryClient.setQueryData(settingsQuery(store).queryKey, true)
      // What cannot be read now is read at the next look; what was read before stays good.
      store.refresh().catch(() => undefined)
    }
    seen.start()
  }
  /** Asks for the person, their settings and what the page at `address` waits for while nothing is drawn yet. */
  const askAhead = async (address: string) => {
    // A failure is met again, and told, where the answer is needed.
    if (!(await signIn.isSignedIn().catch(() => false))) return
    const user = users.load()
    user.catch(() => undefined)
    const settings = queryClient.prefetchQuery(settingsQuery(store))
    void prefetchRows(address, { queryClient, dataProvider, store, user, settings })
    prefetchCalls(address, { queryClient, dataProvider })
  }
  return {
    config,
    signIn,
    viewAs,
    dataProvider,
    store,
    authProvider,
    queryClient,
    live,
    restoreSeen,
    askAhead,
  }
}

export type Services = ReturnType<typeof createServices>
