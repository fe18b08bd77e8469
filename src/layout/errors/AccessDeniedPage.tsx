import { useLocation } from 'react-router-dom'
import { missingRight, pageOf } from '#domain/access'
import { useUser } from '../../authProvider/UserContext.ts'
import { useRights } from '../../authProvider/useRights.ts'
import { pageNames } from '../menu/pageNames.ts'
import { Notice } from './Notice.tsx'

const general = 'You have no permission to see this page.'
const remedy = 'Ask an administrator when you need it for your work.'

/** The page somebody was sent away from, where the way here says so. */
const refusedIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'refused' in state && typeof state.refused === 'string'
    ? state.refused
    : ''

/** Where a person is sent who may not see a page: which one, and what right they lack for it. */
export function AccessDeniedPage() {
  const { name } = useUser()
  const rights = useRights()
  const refused = refusedIn(useLocation().state)
  const page = pageOf(refused)
  const missing = page === undefined ? '' : missingRight(page.right, rights)
  const why =
    page === undefined || missing === ''
      ? general
      : `${general} ${pageNames([page.path]).join()} needs ${missing}. You are signed in as ${name}.`
  return <Notice title="Access denied" text={`${why} ${remedy}`} />
}
