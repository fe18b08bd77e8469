import { useCallback, useMemo } from 'react'
import type { EngineMasters, Remedy } from '#domain/estimating'
import type { Stopped } from './cause/CauseNotice.tsx'
import { causeOf } from './cause/causeOf.ts'
import { useRemedies } from './cause/useRemedies.ts'
import type { ChangeSaying } from './useChangeSaying.ts'
import type { Pad } from './usePad.ts'

/** What stands in the way on the pad, with what helps; null where nothing does. */
export function useStopped(
  { inputs, estimate }: Pick<Pad, 'inputs' | 'estimate'>,
  masters: EngineMasters,
  changeSaying: ChangeSaying,
): Stopped | null {
  const cause = useMemo(() => causeOf(estimate), [estimate])
  const remedies = useRemedies(cause !== null, inputs, masters)
  const onRemedy = useCallback(
    ({ label, change }: Remedy) => changeSaying(change, `Changed: ${label}.`),
    [changeSaying],
  )
  return useMemo(() => (cause === null ? null : { cause, remedies, onRemedy }), [cause, remedies, onRemedy])
}
