import { Route } from 'react-router-dom'
import { type PagePath, pageParts } from '../pages.ts'
import { Guarded } from './Guarded.tsx'

/** The route of a page: loaded when it is asked for, behind the page's right. */
export function pageAt(path: PagePath) {
  const Page = pageParts[path]
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
