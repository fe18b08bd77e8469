export type MenuIcon =
  | 'dashboard'
  | 'create-quote'
  | 'assigned-to-me'
  | 'quotes'
  | 'new-work'
  | 'samples'
  | 'plant'
  | 'hub'
  | 'customers'
  | 'browse-catalogue'
  | 'manual-order'
  | 'existing-products'
  | 'board-grades'
  | 'estimating-pad'
  | 'external'
  | 'admin'

/** An entry that leads to a page; `count` is what waits there. */
export interface LinkEntry {
  readonly kind: 'link'
  readonly id: string
  readonly label: string
  readonly to: string
  /** The part of its group that it stands in, by its heading; left out: the group has no parts. */
  readonly part?: string
  /** What it is for, in one line. */
  readonly about?: string
  /** What is below its address are other entries' pages: it is marked on its own page only. */
  readonly isAlone?: boolean
  /** Why it can't be opened; left out: it can. */
  readonly disabled?: string
  readonly count?: number | undefined
}

export type MenuEntry =
  | (LinkEntry & { readonly icon: MenuIcon })
  | {
      readonly kind: 'group'
      readonly id: string
      readonly label: string
      readonly icon: MenuIcon
      readonly entries: readonly LinkEntry[]
    }
  | {
      readonly kind: 'action'
      readonly id: 'create-quote'
      readonly label: string
      readonly icon: MenuIcon
    }
  | {
      readonly kind: 'external'
      readonly id: string
      readonly label: string
      readonly icon: MenuIcon
      readonly href: string
    }
