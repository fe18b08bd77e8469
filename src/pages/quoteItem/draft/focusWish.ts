import { createContext, useContext } from 'react'

/** Opens what a field stands in; false: it is open already. */
type Opener = (name: string) => boolean

/** The field that a person asked to be led to while it was not shown yet. */
export interface FocusWish {
  readonly ask: (name: string) => void
  /** A field that appears says so, and is focused when it is the one that was asked for. */
  readonly meet: (name: string, focus?: () => void) => void
  /** What folds fields away says how to open them, by the beginning of their names; answers how to stop. */
  readonly opens: (prefix: string, open: Opener) => () => void
  /** Opens what the field is folded away in; true: it will appear, and be focused then. */
  readonly reveal: (name: string) => boolean
}

/** Remembers which field is asked for until it appears. */
export function createFocusWish(focus: (name: string) => void): FocusWish {
  let asked: string | null = null
  const openers = new Map<string, Opener>()
  return {
    ask: name => {
      asked = name
    },
    meet: (name, own) => {
      if (asked !== name) return
      asked = null
      if (own === undefined) focus(name)
      else own()
    },
    opens: (prefix, open) => {
      openers.set(prefix, open)
      if (asked?.startsWith(prefix) === true) open(asked)
      return () => {
        if (openers.get(prefix) === open) openers.delete(prefix)
      }
    },
    reveal: name => {
      const [, open] = [...openers].find(([prefix]) => name.startsWith(prefix)) ?? []
      if (open === undefined) return false
      asked = name
      if (open(name)) return true
      asked = null
      return false
    },
  }
}

export const FocusWishContext = createContext<FocusWish>(createFocusWish(() => undefined))

/** The focus wishes of the item that the page shows. */
export const useFocusWish = (): FocusWish => useContext(FocusWishContext)
