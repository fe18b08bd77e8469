import { Navigate } from 'react-router-dom'
import { homeOf } from '#domain/access'
import { useRights } from '../authProvider/useRights.ts'
import { hasPage } from '../pages.ts'
import { LoadingPage } from './LoadingPage.tsx'

/**
 * The start page leads on to the person's home, and to the hub as long as their home has no page; something stands in
 * until it has.
 */
export function HomePage() {
  const home = homeOf(useRights())
  return (
    <>
      <LoadingPage />
      <Navigate to={hasPage(home) ? home : '/hub'} replace />
    </>
  )
}
