import type { LinkEntry, MenuEntry } from '../menu/entries.ts'

/** A page that the person may go to, with the menu group it stands in. */
export interface PageEntry {
  readonly id: string
  readonly label: string
  readonly group: string
  readonly to: string
}

const entryOf = ({ id, label, to }: LinkEntry, group: string): PageEntry => ({ id, label, to, group })

/** The pages of the menu, groups opened; what is shown but can't be opened is left out. */
export const pageEntries = (menu: readonly MenuEntry[]): PageEntry[] =>
  menu.flatMap(entry => {
    if (entry.kind === 'link') return entry.disabled === undefined ? [entryOf(entry, '')] : []
    return entry.kind === 'group' ? entry.entries.map(link => entryOf(link, link.part ?? entry.label)) : []
  })
