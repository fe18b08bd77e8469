import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { pageOf, redirectFrom } from '#domain/access'
import { useRights } from '../authProvider/useRights.ts'
import { NotFoundPage } from './errors/ErrorPage.tsx'

/** Shows a page to whom it is for, and sends everybody else where the access rules say. */
export function Guarded({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const rights = useRights()
  if (pageOf(pathname) === undefined) return <NotFoundPage />
  const elsewhere = redirectFrom(pathname, rights)
  return elsewhere === null ? children : <Navigate to={elsewhere} replace />
}
