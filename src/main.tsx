import './prefetch.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import { createSignIn } from './authProvider/createSignIn.ts'
import { setLeavingForSignIn } from './authProvider/leavingForSignIn.ts'
import { viewedAs } from './authProvider/viewAs.ts'
import { readConfig } from './config.ts'
import { createServices } from './createServices.ts'
import { sendFormByXhr } from './dataProvider/files/sendFormByXhr.ts'
import { keepLastSeen } from './lastSeen/keepLastSeen.ts'
import { showStartFailure } from './layout/errors/showStartFailure.ts'
import { probeOnWake } from './realtime/probeOnWake.ts'
import { ownEntry } from './serviceWorker/isReplaced.ts'
import { startWorker } from './serviceWorker/startWorker.ts'
import { keepInStep } from './settings/keepInStep.ts'

async function start(root: HTMLElement): Promise<void> {
  const config = await readConfig(window.fetch)
  const signIn = await createSignIn(config)
  const server = window.fetch.bind(window)
  const services = createServices({
    config,
    signIn,
    // For testers: calls overridden, slow or failing, with a panel to say so.
    fetch:
      config.identity === 'mock'
        ? (await import('./dataProvider/mock/startMock.tsx')).startMock(server, signIn)
        : server,
    sendForm: sendFormByXhr,
    keepSeen: parts =>
      keepLastSeen({
        ...parts,
        subject: () => signIn.subject?.() ?? null,
        build: ownEntry() ?? 'development',
        restart: () => window.location.reload(),
      }),
    viewAs: viewedAs(),
    loadLink: async () => (await import('./realtime/openConnection.ts')).openConnection,
  })
  await services.restoreSeen()
  void services.askAhead(window.location.pathname)
  keepInStep(services.store)
  probeOnWake(services.live)
  signIn.onOtherWindow(() => {
    setLeavingForSignIn(true)
    window.location.reload()
  })

  if (import.meta.env.PROD) void startWorker(config.keepsFiles)

  const router = createBrowserRouter([{ path: '*', element: <App services={services} /> }])
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root')
start(root).catch(error => showStartFailure(root, error))
