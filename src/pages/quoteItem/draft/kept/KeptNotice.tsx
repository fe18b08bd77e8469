import { createContext, useContext } from 'react'
import { FoundDraftNotice } from './FoundDraftNotice.tsx'
import type { FoundDraft } from './useKeptItemDraft.ts'

export interface KeptState {
  /** A draft that was found on this machine and is not dealt with yet. */
  readonly found: FoundDraft | null
  readonly forget: () => void
  readonly dismiss: () => void
}

export const KeptContext = createContext<KeptState | null>(null)

/** Says what was found on this machine, until it is saved, discarded or read. */
export function KeptNotice() {
  const kept = useContext(KeptContext)
  if (kept === null || kept.found === null) return null
  return <FoundDraftNotice found={kept.found} onForget={kept.forget} onDismiss={kept.dismiss} />
}
