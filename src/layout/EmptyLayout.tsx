import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { LoadingPage } from './LoadingPage.tsx'

/** The layout of pages that need no menu: sign-in, its callback, access denied. */
export function EmptyLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Box component="main" id="main-content" sx={{ display: 'flex', minHeight: '100dvh' }}>
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  )
}
