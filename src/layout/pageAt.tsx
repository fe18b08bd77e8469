import { type ComponentType, lazy } from 'react'
import { Route } from 'react-router-dom'
import { loaderAt, type PageLoader, type PagePath } from '../pages.ts'
import { loadOrReload } from './errors/loadOrReload.ts'
import { Guarded } from './Guarded.tsx'

const pages = new Map<PageLoader, ComponentType>()

const lazyPage = (load: PageLoader): ComponentType => {
  const known = pages.get(load) ?? lazy(() => loadOrReload(load))
  pages.set(load, known)
  return known
}

/** The route of a page: loaded when it is asked for, behind the page's right. */
export function pageAt(path: PagePath) {
  const Page = lazyPage(loaderAt(path))
  return (
    <Route
      path={path}
      element={
        <Guarded>
          <Page />
        </Guarded>
      }
    />
  )
}
