import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useMemo, useState } from 'react'
import { useSidebarState } from 'react-admin'
import { DrawerContext } from './useDrawer.ts'

/**
 * Holds whether the drawer is open. In a wide window that is react-admin's sidebar setting of the person; in a narrow
 * one, where the drawer lies over the page, it starts closed.
 */
export function DrawerProvider({ children }: { readonly children: ReactNode }) {
  const [openSetting, setOpenSetting] = useSidebarState()
  const [openOverPage, setOpenOverPage] = useState(false)
  const temporary = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true })

  const drawer = useMemo(() => {
    const open = temporary ? openOverPage : openSetting
    return {
      open,
      temporary,
      mini: !open && !temporary,
      toggle: () => (temporary ? setOpenOverPage(!open) : setOpenSetting(!open)),
      closeTemporary: () => setOpenOverPage(false),
    }
  }, [temporary, openOverPage, openSetting, setOpenSetting])

  return <DrawerContext.Provider value={drawer}>{children}</DrawerContext.Provider>
}
