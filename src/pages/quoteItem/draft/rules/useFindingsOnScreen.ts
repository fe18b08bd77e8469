import { useSyncExternalStore } from 'react'
import type { Finding, TabKey } from '#domain/quoteItem'
import { useDraft } from '../useItemDraft.ts'
import { onScreen } from './onScreen.ts'
import { useItemFindings } from './useItemRules.ts'

/**
 * Everything wrong with the draft that somebody can do something about: a flap is not asked for while there is no field
 * for it. When only such are left they are said all the same.
 */
export function useFindingsOnScreen(open: TabKey): readonly Finding[] {
  const { shown, values } = useDraft()
  const findings = useItemFindings()
  useSyncExternalStore(shown.subscribe, shown.version)
  return onScreen(findings, values(), (tab, name) => shown.isShown(tab, name, open))
}
