import Box from '@mui/material/Box'
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useIntent } from '../ahead/useIntent.ts'
import { ErrorBoundary } from '../errors/ErrorBoundary.tsx'
import { FirstMinute } from '../firstMinute/FirstMinute.tsx'
import { LoadingPage } from '../LoadingPage.tsx'

/** Where the page is shown, from its top; what it leads to is fetched as soon as somebody rests on it. */
export function MainContent({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const intent = useIntent()
  const main = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it follows
  useLayoutEffect(() => {
    if (main.current !== null) main.current.scrollTop = 0
  }, [pathname])
  return (
    <Box
      {...intent}
      component="main"
      ref={main}
      id="main-content"
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        flex: '1 1 0',
        minHeight: 0,
        overflow: 'auto',
        outline: 0,
      }}
    >
      <FirstMinute />
      <ErrorBoundary place={pathname}>
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </ErrorBoundary>
    </Box>
  )
}
