import Box from '@mui/material/Box'
import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { LiveConnection } from '../realtime/LiveConnection.tsx'
import { ErrorBoundary } from './errors/ErrorBoundary.tsx'
import { AppDrawer } from './frame/AppDrawer.tsx'
import { AppHeader } from './frame/AppHeader.tsx'
import { Footer } from './frame/Footer.tsx'
import { LoadingOverlay } from './frame/LoadingOverlay.tsx'
import { ProgressBar } from './frame/ProgressBar.tsx'
import { SkipLink } from './frame/SkipLink.tsx'
import { LoadingPage } from './LoadingPage.tsx'
import { DrawerProvider } from './menu/DrawerProvider.tsx'
import { SignedIn } from './SignedIn.tsx'

/** The main layout: drawer, header, page, footer, and what lies over them. The page scrolls, the frame does not. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <SignedIn>
      <SkipLink />
      <DrawerProvider>
        <Box sx={{ display: 'flex', height: '100dvh', bgcolor: 'background.default' }}>
          <AppDrawer />
          <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
            <AppHeader />
            <Box
              component="main"
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
              <ErrorBoundary place={pathname}>
                <Suspense fallback={<LoadingPage />}>{children}</Suspense>
              </ErrorBoundary>
            </Box>
            <Footer />
          </Box>
        </Box>
      </DrawerProvider>
      <ProgressBar />
      <LiveConnection />
      <LoadingOverlay />
    </SignedIn>
  )
}
