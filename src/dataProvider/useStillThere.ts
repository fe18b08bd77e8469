import type { UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { isFailure } from './failure.ts'

/**
 * What a record's page shows of it: what is remembered while it is read, and nothing where the first answer since the page
 * was opened is that it is gone. What was there since then stays, with what was typed in it.
 */
export function useStillThere<Data>({
  data,
  error,
  isFetchedAfterMount,
  isFetching,
}: Pick<UseQueryResult<Data, Error>, 'data' | 'error' | 'isFetchedAfterMount' | 'isFetching'>):
  | Data
  | undefined {
  const wasThere = useRef(false)
  // What was read a moment before, as a row is while the pointer rests on it, is not asked about again.
  const isKnown = isFetchedAfterMount || !isFetching
  if (isKnown && data !== undefined && error === null) wasThere.current = true
  return isFailure(error, 'not-found') && !wasThere.current ? undefined : data
}
