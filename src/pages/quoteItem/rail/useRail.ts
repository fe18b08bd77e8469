import { useStore } from 'react-admin'

/** What figures are compared with: what is saved, what was sent last, what was ordered last. */
export type Since = 'saved' | 'revision' | 'order'

export type RailPicture = 'blank' | 'box' | 'pallet'

interface RailSetting {
  readonly isOpen: boolean
  readonly picture: RailPicture
  /** Whether sizes nearby are looked for. */
  readonly isSearching: boolean
  /** Whether boards for a load are looked for, and the load, kg. */
  readonly isAskingBoard: boolean
  readonly loadKg: number | null
  readonly since: Since
}

const fresh: RailSetting = {
  isOpen: true,
  picture: 'blank',
  isSearching: false,
  isAskingBoard: false,
  loadKg: null,
  since: 'saved',
}
const sinces: readonly unknown[] = ['saved', 'revision', 'order'] satisfies Since[]
const pictures: readonly unknown[] = ['blank', 'box', 'pallet'] satisfies RailPicture[]

/** How a person has the rail, kept with their settings; what was kept by another version of it starts fresh. */
export function useRail() {
  const [kept, keep] = useStore<Partial<RailSetting> | null>('itemRail', null)
  const setting: RailSetting = {
    isOpen: typeof kept?.isOpen === 'boolean' ? kept.isOpen : fresh.isOpen,
    isSearching: kept?.isSearching === true,
    isAskingBoard: kept?.isAskingBoard === true,
    loadKg: typeof kept?.loadKg === 'number' ? kept.loadKg : fresh.loadKg,
    since: sinces.includes(kept?.since) ? (kept?.since ?? fresh.since) : fresh.since,
    picture: pictures.includes(kept?.picture) ? (kept?.picture ?? fresh.picture) : fresh.picture,
  }
  return { ...setting, change: (patch: Partial<RailSetting>) => keep({ ...setting, ...patch }) }
}
