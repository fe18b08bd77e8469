import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { redirectFrom } from '#domain/access'
import { useRights } from '../authProvider/useRights.ts'
import { hasPage } from '../pages.ts'
import { NotFoundPage } from './errors/ErrorPage.tsx'

/** Shows a page to whom it is for, and sends everybody else where the access rules say. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const rights = useRights()
  // An address may fit a page's route and be another page's by the rules, one that is still to come.
  if (!hasPage(pathname)) return <NotFoundPage />
  const elsewhere = redirectFrom(pathname, rights)
  return elsewhere === null ? children : <Navigate to={elsewhere} replace state={{ refused: pathname }} />
}
