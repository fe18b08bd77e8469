import Box from '@mui/material/Box'
import { memo, type ReactNode } from 'react'
import { LiveConnection } from '../realtime/LiveConnection.tsx'
import { NewVersion } from '../serviceWorker/NewVersion.tsx'
import { SimilarProducts } from '../similarProducts/SimilarProducts.tsx'
import { AppDrawer } from './frame/AppDrawer.tsx'
import { AppHeader } from './frame/AppHeader.tsx'
import { Footer } from './frame/Footer.tsx'
import { LoadingOverlay } from './frame/LoadingOverlay.tsx'
import { MainContent } from './frame/MainContent.tsx'
import { SkipLink } from './frame/SkipLink.tsx'
import { ViewAsBanner } from './frame/ViewAsBanner.tsx'
import { Guide } from './guide/Guide.tsx'
import { DrawerProvider } from './menu/DrawerProvider.tsx'
import { SignedIn } from './SignedIn.tsx'

const Drawer = memo(AppDrawer)
const Header = memo(AppHeader)
const Foot = memo(Footer)

/** What lies over the page. */
const Over = memo(function Over() {
  return (
    <>
      <SimilarProducts />
      <LiveConnection />
      <NewVersion />
      <LoadingOverlay />
      <Guide />
    </>
  )
})

/** The main layout: drawer, header, page, footer, and what lies over them. The page scrolls, the frame does not; only the page is drawn anew at every address. */
export function MainLayout({ children }: { readonly children: ReactNode }) {
  return (
    <SignedIn>
      <SkipLink />
      <DrawerProvider>
        <Box sx={{ display: 'flex', height: '100dvh', bgcolor: 'background.default' }}>
          <Drawer />
          <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 }}>
            <ViewAsBanner />
            <Header />
            <MainContent>{children}</MainContent>
            <Foot />
          </Box>
        </Box>
      </DrawerProvider>
      <Over />
    </SignedIn>
  )
}
