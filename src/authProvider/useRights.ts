import { useMemo } from 'react'
import { isAllowed, type Right, type Rights } from '#domain/access'
import { rightsOf } from './rightsOf.ts'
import { useUser } from './UserContext.ts'

/** The signed-in person's role and scope codes. */
export function useRights(): Rights {
  const user = useUser()
  return useMemo(() => rightsOf(user), [user])
}

/** Whether the signed-in person has `right`, at once: `useMay(quote.create.right)`. */
export const useMay = (right: Right): boolean => isAllowed(useRights(), right)
