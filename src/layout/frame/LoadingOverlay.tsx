import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import { type Mutation, useIsMutating, useMutationState } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loud } from './loud.ts'
import { useLasting } from './useLasting.ts'

/** True until the moment, in ms since 1970; null: no moment, and false. */
function useUntil(moment: number | null): boolean {
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    if (moment === null) return
    const timer = setTimeout(() => setOver(moment), Math.max(0, moment - Date.now()))
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== null && over !== moment
}

/** Milliseconds that a change may take before the page is covered. */
const patience = 300

/** Milliseconds for which a change covers the page at most (`meta: { coversFor }`); null: as long as it takes. */
const coversFor = ({ meta }: Pick<Mutation, 'meta'>): number | null =>
  typeof meta?.coversFor === 'number' ? meta.coversFor : null

/** Covers the page while something is being saved, so that it is not changed or sent again meanwhile. */
export function LoadingOverlay() {
  const lasting = useIsMutating({ predicate: change => loud.predicate(change) && coversFor(change) === null })
  const ends = useMutationState({
    filters: { status: 'pending', predicate: change => coversFor(change) !== null },
    select: change => change.state.submittedAt + (coversFor(change) ?? 0),
  })
  const isInTime = useUntil(ends.length === 0 ? null : Math.max(...ends))
  const open = useLasting(lasting > 0 || isInTime, patience)
  return (
    <Backdrop
      open={open}
      transitionDuration={100}
      sx={{ zIndex: theme => theme.zIndex.modal + 1, bgcolor: 'rgba(15, 20, 30, 0.25)' }}
    >
      {open ? <CircularProgress aria-label="Please wait" /> : null}
    </Backdrop>
  )
}
