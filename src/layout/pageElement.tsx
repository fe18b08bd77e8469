import type { ReactElement } from 'react'
import { type PagePath, pageParts } from '../pages.ts'
import { Guarded } from './Guarded.tsx'

/** A page as an element: loaded when it is asked for, behind the page's right. */
export function pageElement(path: PagePath): ReactElement {
  const Page = pageParts[path]
  return (
    <Guarded>
      <Page />
    </Guarded>
  )
}
