import './prefetch.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router-dom'
import { createSignIn } from './authProvider/createSignIn.ts'
import { setLeavingForSignIn } from './authProvider/leavingForSignIn.ts'
import { viewedAs } from './authProvider/viewedAs.ts'
import { readConfig } from './config.ts'
import { createServices } from './createServices.ts'
import { sendFormByFetch } from './dataProvider/files/sendForm.ts'
import { sendFormByXhr } from './dataProvider/files/sendFormByXhr.ts'
import { keepLastSeen } from './lastSeen/keepLastSeen.ts'
import { addressOpenedAt, openWanted } from './lastSeen/picture/wanted.ts'
import { whenIdle } from './layout/ahead/whenIdle.ts'
import { showStartFailure } from './layout/errors/showStartFailure.ts'
import { Router, routing } from './Router.tsx'
import { probeOnWake } from './realtime/probeOnWake.ts'
import { ownEntry } from './serviceWorker/isReplaced.ts'
import { startWorker } from './serviceWorker/startWorker.ts'
import { keepInStep } from './settings/keepInStep.ts'

async function start(root: HTMLElement): Promise<void> {
  // For testers: the server in the browser, calls overridden, slow or failing. Left out of every build.
  const mock = import.meta.env.MODE === 'mock' ? await import('./dataProvider/mock/startMock.tsx') : undefined
  const server = mock?.startServerInBrowser() ?? window.fetch.bind(window)
  const config = mock?.mockConfig ?? (await readConfig(server))
  const signIn = await createSignIn(config)
  const fetch = mock?.startMock(server, signIn) ?? server
  const services = createServices({
    config,
    signIn,
    fetch,
    sendForm: mock === undefined ? sendFormByXhr : sendFormByFetch(fetch),
    keepSeen: parts =>
      keepLastSeen({
        ...parts,
        session: () => signIn.session?.() ?? null,
        build: ownEntry() ?? 'development',
        restart: () => window.location.reload(),
      }),
    viewAs: viewedAs(),
    ...(mock === undefined
      ? {
          loadLink: async () => {
            // What was asked for is drawn first: the connection comes with two scripts of its own.
            await new Promise<void>(whenIdle)
            return (await import('./realtime/openConnection.ts')).openConnection
          },
        }
      : {}),
  })
  await services.restoreSeen()
  void services.askAhead(addressOpenedAt())
  keepInStep(services.store)
  probeOnWake(services.live)
  signIn.onOtherWindow(() => {
    setLeavingForSignIn(true)
    window.location.reload()
  })

  if (import.meta.env.PROD) void startWorker(config.keepsFiles)

  const { routes, hydrationData } = routing(services)
  const router = createBrowserRouter(routes, { hydrationData })
  openWanted(address => void router.navigate(address))
  createRoot(root).render(
    <StrictMode>
      <Router router={router} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
start(root).catch(error => showStartFailure(root, error))
