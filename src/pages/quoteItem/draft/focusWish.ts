import { createContext, useContext } from 'react'

/** The field that a person asked to be led to while its tab was not shown yet. */
export interface FocusWish {
  readonly ask: (name: string) => void
  /** A field that appears says so, and is focused when it is the one that was asked for. */
  readonly meet: (name: string, focus?: () => void) => void
}

/** Remembers which field is asked for until it appears. */
export function createFocusWish(focus: (name: string) => void): FocusWish {
  let asked: string | null = null
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
  }
}

export const FocusWishContext = createContext<FocusWish>(createFocusWish(() => undefined))

export const useFocusWish = (): FocusWish => useContext(FocusWishContext)
