import type { Drawer } from './useDrawer.ts'

/** The classes by which `entriesStyle` knows a menu entry. */
export const entryClass = ({ mini }: Pick<Drawer, 'mini'>, nested = false): string =>
  [...(mini ? ['mini'] : []), ...(nested ? ['nested'] : [])].join(' ')
