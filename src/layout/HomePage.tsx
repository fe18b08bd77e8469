import { Navigate } from 'react-router-dom'
import { homeOf } from '#domain/access'
import { useRights } from '../authProvider/useRights.ts'
import { hasPage } from '../pages.ts'

/** The start page leads on to the person's home, and to the hub as long as their home has no page. */
export function HomePage() {
  const home = homeOf(useRights())
  return <Navigate to={hasPage(home) ? home : '/hub'} replace />
}
