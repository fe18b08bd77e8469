import { useGetIdentity } from 'react-admin'
import { EmptyLayout } from '../EmptyLayout.tsx'
import { LoadingPage } from '../LoadingPage.tsx'
import { MainLayout } from '../MainLayout.tsx'
import { AccessDeniedPage } from './AccessDeniedPage.tsx'
import { Notice } from './Notice.tsx'

/** `/accessDenied`: with menu and logo for whoever is signed in; it needs no session. */
export function AccessDeniedRoute() {
  const { identity, isPending } = useGetIdentity({ staleTime: Number.POSITIVE_INFINITY })
  if (identity !== undefined) {
    return (
      <MainLayout>
        <AccessDeniedPage />
      </MainLayout>
    )
  }
  return (
    <EmptyLayout>
      {isPending ? (
        <LoadingPage />
      ) : (
        <Notice
          title="Access denied"
          text="You have no permission to see this page. Sign in to see what you may."
        />
      )}
    </EmptyLayout>
  )
}
