import { useEffect } from 'react'
import { redirectFrom } from '#domain/access'
import { useRights } from '../../authProvider/useRights.ts'
import { prefetchPage } from '../../pages.ts'
import { readAhead } from './readAhead.ts'

/**
 * Reads the page that the rows of a list lead to in idle time, once the list has rows: whoever presses one then waits for
 * its calls alone. `address`: where the first of them leads; undefined while there is none.
 */
export function usePageAhead(address: string | undefined): void {
  const rights = useRights()
  useEffect(
    () =>
      readAhead(address, {
        mayOpen: place => redirectFrom(place.split('?')[0] ?? '', rights) === null,
        fetchPage: place => void prefetchPage(place),
      }),
    [address, rights],
  )
}
