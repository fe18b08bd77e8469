import { useEffect } from 'react'
import { redirectFrom } from '#domain/access'
import { useRights } from '../../authProvider/useRights.ts'
import { prefetchPage } from '../../pages.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Reads the page that the rows of a list lead to in idle time, once the list has rows: whoever presses one then waits for
 * its calls alone. `address`: where the first of them leads; undefined while there is none.
 */
export function usePageAhead(address: string | undefined): void {
  const rights = useRights()
  useEffect(() => {
    if (address === undefined || redirectFrom(address.split('?')[0] ?? '', rights) !== null) return
    return whenIdle(() => void prefetchPage(address))
  }, [address, rights])
}
