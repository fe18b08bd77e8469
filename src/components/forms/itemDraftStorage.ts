/** What was typed in one section of an item, from which version it started, and what stood there then. */
export interface KeptSection {
  readonly version: number
  readonly from: Readonly<Record<string, unknown>>
  readonly typed: Readonly<Record<string, unknown>>
}

/** Everything that is typed of an item and not saved, as it is kept on this machine. */
export interface KeptItemDraft {
  readonly itemId: number
  /** As people write it: `100023-2`. */
  readonly reference: string
  readonly name: string
  /** When something was typed last, ISO 8601. */
  readonly at: string
  readonly sections: Readonly<Record<string, KeptSection>>
  /** What was typed where a number belongs and is none, by the form's name of the field. */
  readonly unreadable: Readonly<Record<string, string>>
}

const prefix = 'boxwright.itemDraft.'
const placeOf = (login: string, itemId: number) => `${prefix}${login}.${itemId}`

const isKept = (value: unknown): value is KeptItemDraft =>
  typeof value === 'object' && value !== null && 'sections' in value && 'itemId' in value && 'at' in value

function readAt(place: string): KeptItemDraft | null {
  try {
    const found: unknown = JSON.parse(window.localStorage.getItem(place) ?? 'null')
    return isKept(found) ? found : null
  } catch {
    // Not ours, or cut off: there is nothing to put back.
    return null
  }
}

/** The draft of the item that the person left on this machine; null when there is none. */
export const readItemDraft = (login: string, itemId: number): KeptItemDraft | null =>
  readAt(placeOf(login, itemId))

/** Keeps the person's draft of an item on this machine. */
export function keepItemDraft(login: string, draft: KeptItemDraft): void {
  try {
    window.localStorage.setItem(placeOf(login, draft.itemId), JSON.stringify(draft))
  } catch {
    // No room, or none allowed: the page still has it.
  }
}

export const forgetItemDraft = (login: string, itemId: number): void =>
  window.localStorage.removeItem(placeOf(login, itemId))

/** All drafts of the person on this machine, the latest first. */
export function itemDrafts(login: string): KeptItemDraft[] {
  return Object.keys(window.localStorage)
    .filter(place => place.startsWith(`${prefix}${login}.`))
    .map(readAt)
    .filter(draft => draft !== null)
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
