import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useGetIdentity, useLogoutIfAccessDenied } from 'react-admin'
import { useLocation } from 'react-router-dom'
import type { Identity } from '../authProvider/createAuthProvider.ts'
import { UserContext } from '../authProvider/UserContext.ts'
import { stopViewAs } from '../authProvider/viewAs.ts'
import { failureText } from '../dataProvider/failure.ts'
import { prefetchFirstPage } from '../pages.ts'
import { useServices } from '../ServicesContext.ts'
import { settingsQuery } from '../settings/settingsQuery.ts'
import { Notice } from './errors/Notice.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { useSay } from './notifications/useSay.ts'

/** Waits for the person, their settings and the first page, all asked for at once; what is inside has them. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { store, viewAs } = useServices()
  const say = useSay()
  const leadToSignIn = useLogoutIfAccessDenied()
  const queryClient = useQueryClient()
  const { identity, error } = useGetIdentity({ staleTime: Number.POSITIVE_INFINITY })
  const { data: settingsRead } = useQuery(settingsQuery(store))
  const { pathname } = useLocation()
  // A page that came later would be kept back by React for some 300 ms after the frame around it.
  const { isPending: pageIsComing } = useQuery({
    queryKey: ['first page'],
    queryFn: () => prefetchFirstPage(pathname).then(() => true),
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    if (settingsRead === false) say('Your settings could not be read. The defaults are used.', 'info')
  }, [settingsRead, say])

  // A session that has run out leads to sign-in; any other error is said below.
  useEffect(() => {
    if (error !== null) void leadToSignIn(error)
  }, [error, leadToSignIn])

  if (error !== null) {
    const tryAgain = () => queryClient.refetchQueries({ queryKey: ['auth', 'getIdentity'] })
    if (viewAs !== undefined) {
      const words = `The product can not be shown as ${viewAs} sees it.`
      return (
        <Notice title={failureText(error)} text={words} onRetry={stopViewAs} retryLabel="Back to my own" />
      )
    }
    return <Notice title={failureText(error)} text="Your sign-in could not be checked." onRetry={tryAgain} />
  }
  if (identity === undefined || settingsRead === undefined || pageIsComing) return <LoadingPage />
  return <UserContext.Provider value={(identity as Identity).user}>{children}</UserContext.Provider>
}
