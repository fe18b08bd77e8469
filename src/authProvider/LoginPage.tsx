import { lazy } from 'react'
import { useLogin } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { EmptyLayout } from '../layout/EmptyLayout.tsx'
import { Notice } from '../layout/errors/Notice.tsx'
import { useSayFailure } from '../layout/notifications/useSay.ts'
import { useConfig } from '../useConfig.ts'
import { returnPath } from './signIn.ts'

const PersonChoice = lazy(() => import('./PersonChoice.tsx'))

/** Where react-admin leaves a location for after sign-in. */
interface LoginState {
  readonly nextPathname?: string
  readonly nextSearch?: string
}

/** Shown when the sign-in provider could not be reached; for testers, the menu of people to be. */
export function LoginPage() {
  const { identity } = useConfig()
  const login = useLogin()
  const sayFailure = useSayFailure()
  const { nextPathname, nextSearch = '' } = (useLocation().state ?? {}) as LoginState
  const returnTo = returnPath(nextPathname === undefined ? '/' : nextPathname + nextSearch)
  return (
    <EmptyLayout>
      {identity === 'mock' ? (
        <PersonChoice onChoose={person => login({ login: person }, returnTo)} />
      ) : (
        <Notice
          title="You are not signed in"
          text="Your session has ended, or the sign-in service cannot be reached."
          retryLabel="Sign in"
          onRetry={() =>
            login({ returnTo }).catch(error => sayFailure(error, 'The sign-in service cannot be reached'))
          }
        />
      )}
    </EmptyLayout>
  )
}
