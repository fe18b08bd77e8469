import { type ComponentType, lazy, useState } from 'react'
import { Route } from 'react-router-dom'
import { loadedPage, loaderAt, type PageLoader, type PagePath } from '../pages.ts'
import { loadOrReload } from './errors/loadOrReload.ts'
import { Guarded } from './Guarded.tsx'

const lazyPages = new Map<PageLoader, ComponentType>()

const lazyPage = (load: PageLoader): ComponentType => {
  const known = lazyPages.get(load) ?? lazy(() => loadOrReload(load))
  lazyPages.set(load, known)
  return known
}

/** A page that is here already is shown at once: React would keep a lazy one waiting for some 300 ms. */
function Page({ load }: { readonly load: PageLoader }) {
  // Chosen once: the other one would take the page's state with it.
  const [Shown] = useState<ComponentType>(() => loadedPage(load) ?? lazyPage(load))
  return <Shown />
}

/** Whether two routes show the same page, which stays mounted then. */
const keys = new Map<PageLoader, number>()
const keyOf = (load: PageLoader): number => {
  const key = keys.get(load) ?? keys.size
  keys.set(load, key)
  return key
}

/** The route of a page: loaded when it is asked for, behind the page's right. */
export function pageAt(path: PagePath) {
  const load = loaderAt(path)
  return (
    <Route
      path={path}
      element={
        <Guarded>
          <Page key={keyOf(load)} load={load} />
        </Guarded>
      }
    />
  )
}
