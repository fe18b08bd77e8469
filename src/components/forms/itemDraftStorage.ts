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

/** A draft with the window that left it: one person may have the same item open in several. */
export interface LeftDraft extends KeptItemDraft {
  readonly window: string
}

/**
 * Each window keeps its own draft. Were there one for all, a save in one window would end what is kept of another, and
 * each key pressed in one overwrite it. The name outlives a reload and a crash, as the browser's own session does.
 */
function windowName(): string {
  const place = 'boxwright.window'
  try {
    const name = window.sessionStorage.getItem(place) ?? crypto.randomUUID().slice(0, 8)
    window.sessionStorage.setItem(place, name)
    return name
  } catch {
    return 'only'
  }
}

const prefix = 'boxwright.itemDraft.'
const placeOf = (login: string, itemId: number, name = windowName()) => `${prefix}${login}.${itemId}.${name}`

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

/**
 * The draft of the item that this window left, or took over: without one the latest that another window left becomes its
 * own, and the ones before wait until it is dealt with. Another window that is still open keeps its own again with the
 * next key. null when there is none.
 */
export function readItemDraft(login: string, itemId: number): KeptItemDraft | null {
  const own = readAt(placeOf(login, itemId))
  if (own !== null) return own
  const left = itemDrafts(login).find(draft => draft.itemId === itemId)
  if (left === undefined) return null
  const { window: name, ...draft } = left
  forgetItemDraft(login, itemId, name)
  keepItemDraft(login, draft)
  return draft
}

/** Keeps the person's draft of an item on this machine, as that of this window unless told. */
export function keepItemDraft(login: string, draft: KeptItemDraft, name?: string): void {
  try {
    window.localStorage.setItem(placeOf(login, draft.itemId, name), JSON.stringify(draft))
  } catch {
    // No room, or none allowed: the page still has it.
  }
}

/** Forgets the draft that a window, this one unless told, left of the item. */
export const forgetItemDraft = (login: string, itemId: number, name?: string): void =>
  window.localStorage.removeItem(placeOf(login, itemId, name))

/** All drafts of the person on this machine, the latest first. */
export function itemDrafts(login: string): LeftDraft[] {
  return Object.keys(window.localStorage)
    .filter(place => place.startsWith(`${prefix}${login}.`))
    .flatMap(place => {
      const draft = readAt(place)
      return draft === null ? [] : [{ ...draft, window: place.slice(place.lastIndexOf('.') + 1) }]
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
}
