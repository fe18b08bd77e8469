import { createContext, useContext } from 'react'
import type { SignedInUser } from '#contract/security'

export const UserContext = createContext<SignedInUser | null>(null)

/** The signed-in person. Every page with the layout around it has one. */
export function useUser(): SignedInUser {
  const user = useContext(UserContext)
  if (user === null)
    throw new Error('useUser needs a signed-in person: the page must be inside the main layout')
  return user
}
