import { createContext, useContext, useEffect, useRef } from 'react'

/** The section that the open tab edits, as far as the page around it needs to know. */
export interface OpenSection {
  readonly dirty: boolean
  /** Whether the rules find nothing wrong with what stands in the fields. */
  readonly valid: boolean
  readonly saving: boolean
  readonly canSave: boolean
  readonly save: () => Promise<boolean>
  readonly discard: () => void
}

export const OpenSectionContext = createContext<(section: OpenSection | null) => void>(() => undefined)

/** Tells the page what the open tab edits: marks on the strip, Save, and "save first" before an action. */
export function useOpenSection({ dirty, valid, saving, canSave, save, discard }: OpenSection): void {
  const announce = useContext(OpenSectionContext)
  const latest = useRef({ save, discard })
  latest.current = { save, discard }

  useEffect(() => {
    announce({
      dirty,
      valid,
      saving,
      canSave,
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    })
  }, [announce, dirty, valid, saving, canSave])
  useEffect(() => () => announce(null), [announce])
}
