import { useEffect, useRef, useState } from 'react'
import { useStoreContext } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import type { EngineMasters } from '#domain/estimating'
import { readOpenedItem } from './openedItem.ts'
import { type PadContents, takeItem } from './takeItem.ts'

/** Puts the item that the person came with on the pad, once: a reload finds the pad as it was left. */
export function useArrivingItem(masters: EngineMasters | undefined) {
  const store = useStoreContext()
  const navigate = useNavigate()
  const { state } = useLocation()
  const arriving: unknown = state?.padItem ?? null
  const [replaced, setReplaced] = useState<PadContents | null>(null)
  const taken = useRef<unknown>(null)

  useEffect(() => {
    if (arriving === null || arriving === taken.current || masters === undefined) return
    taken.current = arriving
    const item = readOpenedItem(arriving)
    if (item !== null) setReplaced(takeItem(store, item, masters))
    void navigate('.', { replace: true, state: null })
  }, [arriving, masters, store, navigate])

  return { isArriving: arriving !== null, replaced }
}
