import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import { ClientConfig } from '#contract/clientConfig'
import { setLeavingForSignIn } from '../../src/authProvider/leavingForSignIn.ts'
import { mockSignIn } from '../../src/authProvider/mockSignIn.ts'
import { createServices } from '../../src/createServices.ts'
import { Router, routing } from '../../src/Router.tsx'
import type { SettingsStore } from '../../src/settings/createSettingsStore.ts'
import { createTestApp, type TestApp } from '../server/startTestServer.ts'
import { linkTo } from './linkTo.ts'

interface MountOptions {
  /** Login of the person who is signed in; without one nobody is. */
  readonly as?: string
  /** The address to start at. */
  readonly path?: string
  /** A server to share between mounts (two people, or a second look); a fresh one unless told. */
  readonly server?: TestApp
  /** Stands between the application and the server: to lose the connection, to answer something else. */
  readonly through?: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  readonly config?: Partial<ClientConfig>
  /** Login of somebody else whom the product is shown as. */
  readonly viewAs?: string
  /** Connects to the hub of the server, which listens for it. */
  readonly live?: boolean
}

/**
 * Puts back what a test changes of the settings. They are the person's, on a server that the next test may share: what that
 * finds may not depend on whether this one was slow enough for them to be saved.
 */
function settingsAsFound(store: SettingsStore): () => Promise<void> {
  const found = new Map<string, unknown>()
  const { setItem, removeItem } = store
  const keep = (key: string) => {
    if (!found.has(key)) found.set(key, store.getItem(key))
  }
  store.setItem = (key, value) => {
    keep(key)
    setItem(key, value)
  }
  store.removeItem = key => {
    keep(key)
    removeItem(key)
  }
  return async () => {
    for (const [key, value] of found) {
      if (value === undefined) removeItem(key)
      else setItem(key, value)
    }
    await store.flush()
  }
}

/**
 * Mounts the real application with its real data provider on the in-process server with the demonstration company.
 * Everything is taken down when the test ends.
 */
export async function mountApp({
  as,
  path = '/',
  server,
  through,
  config = {},
  live = false,
  viewAs,
}: MountOptions = {}) {
  const testApp = server ?? (await createTestApp())
  if (server === undefined) onTestFinished(() => testApp.close())

  // Files share their modules: a page that is loaded anew is on no way to a sign-in.
  setLeavingForSignIn(false)
  const signIn = mockSignIn()
  if (as !== undefined) signIn.choose?.(as)
  const services = createServices({
    config: { ...ClientConfig.parse({ identity: 'mock' }), ...config },
    signIn,
    fetch: through === undefined ? testApp.fetch : through(testApp.fetch),
    viewAs,
    ...(live ? { loadLink: await linkTo(testApp) } : {}),
  })
  const putBack = settingsAsFound(services.store)
  const { routes, hydrationData } = routing(services)
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData })
  const view = render(<Router router={router} />)
  onTestFinished(async () => {
    view.unmount()
    services.queryClient.clear()
    await putBack()
  })

  return {
    screen,
    user: userEvent.setup(),
    server: testApp,
    services,
    /** The address shown: path and query. */
    address: () => router.state.location.pathname + router.state.location.search,
    /** Goes to an address, or as many pages back as the number says. */
    goTo: (to: string | number) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)),
    unmount: view.unmount,
  }
}
