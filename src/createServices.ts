import { QueryClient } from '@tanstack/react-query'
import type { ClientConfig } from '#contract/clientConfig'
import { createAuthProvider } from './authProvider/createAuthProvider.ts'
import type { SignIn } from './authProvider/signIn.ts'
import { createUserSource } from './authProvider/userSource.ts'
import { isFailure } from './dataProvider/failure.ts'
import { createHttp } from './dataProvider/http.ts'
import { createDataProvider } from './dataProvider/index.ts'
import { createSettingsStore } from './settings/createSettingsStore.ts'

interface Parts {
  readonly config: ClientConfig
  readonly signIn: SignIn
  readonly fetch: typeof fetch
}

/** A failure that another try may not meet: no connection, or the server is not available. */
const isPassing = (error: unknown): boolean => isFailure(error, 'no-connection', 'timed-out', 'unavailable')

/** Milliseconds that the end of a session waits for what is still to be saved. */
const patience = 2000

/** Everything the application runs on, put together once: by `main.tsx` in a browser, by the tests' harness. */
export function createServices({ config, signIn, fetch }: Parts) {
  const dataProvider = createDataProvider(createHttp({ baseUrl: config.apiUrl, credentials: signIn, fetch }))
  const store = createSettingsStore({ calls: dataProvider, storage: window.localStorage })
  const users = createUserSource(dataProvider)
  const authProvider = createAuthProvider({
    signIn,
    users,
    beforeSignOut: () => Promise.race([store.flush(), new Promise<void>(done => setTimeout(done, patience))]),
  })
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: (failures, error) => isPassing(error) && failures < 2 } },
  })
  return { config, signIn, dataProvider, store, authProvider, queryClient }
}

export type Services = ReturnType<typeof createServices>
