import { useHandleAuthCallback, useLogin } from 'react-admin'
import { Notice } from '../layout/errors/Notice.tsx'
import { LoadingPage } from '../layout/LoadingPage.tsx'
import { useSayFailure } from '../layout/notifications/useSay.ts'

/** The page the sign-in provider comes back to: completes the sign-in and goes on to where the person wanted to be. */
export function AuthCallbackPage() {
  const { error } = useHandleAuthCallback()
  const login = useLogin()
  const sayFailure = useSayFailure()
  if (error === null) return <LoadingPage />
  return (
    <Notice
      title="Sign-in was not completed"
      text="The page may have been open for too long, or was opened a second time. Sign in again to go on."
      onRetry={() =>
        login({ returnTo: '/' }).catch(error => sayFailure(error, 'The sign-in service cannot be reached'))
      }
    />
  )
}
