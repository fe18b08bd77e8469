import { useState } from 'react'
import { type DataRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { App } from './App.tsx'
import type { Services } from './createServices.ts'
import { pictureStands } from './lastSeen/picture/wanted.ts'
import { OpeningContext } from './layout/opening/useIsOpening.ts'
import { withoutOpening } from './layout/opening/withoutOpening.ts'
import { comingAnswer } from './pages/prefetchCalls.ts'
import { isPageHere, prefetchPage } from './pages.ts'

/** Milliseconds that the page which is open stays at most for the answer that the next one waits for. */
const waitsFor = 250

const atMost = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * What the router is made of, however it keeps addresses. It knows one route, the application, which has its own. The page
 * that is open stays until the scripts of the next one are here, and for a moment until what it asked for when it was
 * pressed is answered: so it is drawn once. The first page does not wait.
 */
export function routing(services: Services) {
  const routes: RouteObject[] = [
    {
      id: 'application',
      path: '*',
      element: <App services={services} />,
      loader: async ({ request }) => {
        const { pathname } = new URL(request.url)
        const answer = comingAnswer(pathname, services)
        await Promise.all([prefetchPage(pathname), answer && Promise.race([answer, atMost(waitsFor)])])
        return null
      },
      shouldRevalidate: ({ nextUrl: { pathname } }) =>
        !pictureStands() && (!isPageHere(pathname) || comingAnswer(pathname, services) !== null),
    },
  ]
  return { routes, hydrationData: { loaderData: { application: null } } }
}

/**
 * The application at the router's address. A page is drawn in one go: as a transition React gives the browser a turn every
 * 5 ms, which makes opening an item a quarter longer, and nobody waits to type into the page that is left.
 */
export function Router({ router }: { readonly router: DataRouter }) {
  const [heard] = useState(() => withoutOpening(router))
  return (
    <OpeningContext value={router}>
      <RouterProvider router={heard} useTransitions={false} />
    </OpeningContext>
  )
}
