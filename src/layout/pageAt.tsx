import { Route } from 'react-router-dom'
import type { PagePath } from '../pages.ts'
import { pageElement } from './pageElement.tsx'

/** The route of a page that is no resource's. */
export const pageAt = (path: PagePath) => <Route path={path} element={pageElement(path)} />
