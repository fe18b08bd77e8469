import type { QueryClient } from '@tanstack/react-query'
import type { Store } from 'react-admin'
import type { SignedInUser } from '#contract/security'
import { homeOf } from '#domain/access'
import { rightsOf } from '../authProvider/rightsOf.ts'
import type { BoxwrightDataProvider } from '../dataProvider/index.ts'

interface Asked {
  readonly queryClient: QueryClient
  readonly dataProvider: BoxwrightDataProvider
  readonly store: Pick<Store, 'getItem'>
  readonly user: Promise<SignedInUser>
  /** Settled when the person's settings are read, or can't be. */
  readonly settings: Promise<unknown>
}

const isWorklist = (address: string): boolean => /^\/(worklist|assignedtome)(\/|\?|$)/i.test(address)

/** Asks for the rows of the quote worklist at an address, or where `/` leads to, as soon as it is known who looks and how. */
export async function prefetchRows(address: string, { user, settings, ...asked }: Asked): Promise<void> {
  if (address !== '/' && !isWorklist(address)) return
  try {
    const [{ askWorklistAhead }, person] = await Promise.all([
      import('./worklists/askWorklistAhead.ts'),
      user,
      settings,
    ])
    const place = address === '/' ? homeOf(rightsOf(person)) : address
    if (isWorklist(place)) askWorklistAhead(place, { ...asked, user: person })
  } catch {
    // Met again, and told, where it is needed.
  }
}
