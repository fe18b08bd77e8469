import { useCallback } from 'react'
import { useStoreContext } from 'react-admin'
import { useSay } from '../../layout/notifications/useSay.ts'
import { type PadInputs, padKey, readPad } from './padInputs.ts'
import type { ChangePad } from './usePad.ts'

export type ChangeSaying = (patch: Partial<PadInputs>, sentence: string) => void

/** Changes several inputs at once and says so; Undo puts these inputs back, and no others. */
export function useChangeSaying(change: ChangePad): ChangeSaying {
  const store = useStoreContext()
  const say = useSay()
  return useCallback(
    (patch, sentence) => {
      const now = readPad(store.getItem(padKey))
      const before = Object.fromEntries(
        Object.keys(patch).map(key => [key, now[key as keyof PadInputs]]),
      ) as Partial<PadInputs>
      change(patch)
      const onAct = () => {
        const then = readPad(store.getItem(padKey))
        // What was entered since then stays.
        const isStill = Object.entries(patch).every(([key, value]) => then[key as keyof PadInputs] === value)
        if (isStill) change(before)
      }
      say(sentence, 'info', { label: 'Undo', onAct })
    },
    [store, change, say],
  )
}
