type Draft = Readonly<Record<string, unknown>>

const prefix = 'boxwright.draft.'
const storageKey = (place: string) => prefix + place

/** Where the draft of a person's form is kept. */
export const placeOfDraft = (login: string, key: string): string => `${login}:${key}`

/** The draft kept at `place` in this window; empty when there is none. */
export function readDraft(place: string): Draft {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(place)) ?? '{}')
    return typeof draft === 'object' && draft !== null ? (draft as Draft) : {}
  } catch {
    // Not ours, or cut off: there is nothing to put back.
    return {}
  }
}

/** Keeps a draft at `place` in this window; an empty one ends it. */
export function writeDraft(place: string, draft: Draft): void {
  if (Object.keys(draft).length === 0) window.sessionStorage.removeItem(storageKey(place))
  else window.sessionStorage.setItem(storageKey(place), JSON.stringify(draft))
}

/** Ends every draft kept in this window: the person has said that they are done. */
export function forgetDrafts(): void {
  for (const key of Object.keys(window.sessionStorage)) {
    if (key.startsWith(prefix)) window.sessionStorage.removeItem(key)
  }
}
