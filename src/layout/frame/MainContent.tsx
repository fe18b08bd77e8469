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
  // Where nobody has scrolled, a page is not laid out for it before it is done.
  const isScrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it follows
  useLayoutEffect(() => {
    if (main.current !== null && isScrolled.current) main.current.scrollTop = 0
  }, [pathname])
  return (
    <Box
      {...intent}
      component="main"
      ref={main}
      onScroll={({ currentTarget }) => {
        isScrolled.current = currentTarget.scrollTop > 0
      }}
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
