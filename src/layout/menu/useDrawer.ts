import { createContext, useContext } from 'react'

export interface Drawer {
  readonly open: boolean
  /** Over the page, on a narrow window. */
  readonly temporary: boolean
  /** Icons with their labels below, at the mini width. */
  readonly mini: boolean
  readonly toggle: () => void
  /** Closes the drawer when it lies over the page. */
  readonly closeTemporary: () => void
}

export const DrawerContext = createContext<Drawer | null>(null)

/** The state of the drawer. */
export function useDrawer(): Drawer {
  const drawer = useContext(DrawerContext)
  if (drawer === null) throw new Error('useDrawer needs a DrawerProvider above it')
  return drawer
}
