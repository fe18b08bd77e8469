import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useGetIdentity } from 'react-admin'
import type { Identity } from '../authProvider/createAuthProvider.ts'
import { UserContext } from '../authProvider/UserContext.ts'
import { failureText } from '../dataProvider/failure.ts'
import { useServices } from '../ServicesContext.ts'
import { Notice } from './errors/Notice.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { useSay } from './notifications/useSay.ts'

/** Waits for the person and their settings, both asked for at once; what is inside has them. */
export function SignedIn({ children }: { readonly children: ReactNode }) {
  const { store } = useServices()
  const say = useSay()
  const queryClient = useQueryClient()
  const { identity, error } = useGetIdentity({ staleTime: Number.POSITIVE_INFINITY })
  const { data: settingsRead } = useQuery({
    queryKey: ['settings'],
    queryFn: () => store.load(),
    staleTime: Number.POSITIVE_INFINITY,
  })

  useEffect(() => {
    if (settingsRead === false) say('Your settings could not be read. The defaults are used.', 'info')
  }, [settingsRead, say])

  if (error !== null) {
    const tryAgain = () => queryClient.refetchQueries({ queryKey: ['auth', 'getIdentity'] })
    return <Notice title={failureText(error)} text="Your sign-in could not be checked." onRetry={tryAgain} />
  }
  if (identity === undefined || settingsRead === undefined) return <LoadingPage />
  return <UserContext.Provider value={(identity as Identity).user}>{children}</UserContext.Provider>
}
