import { useMemo } from 'react'
import {
  differencesOf,
  fieldLabel,
  mergedValues,
  type SectionKey,
  sections,
  valueWords,
} from '#domain/quoteItem'
import { ConflictDialog } from '../../../components/editing/ConflictDialog.tsx'
import type { Comparison } from '../../../components/editing/differences.ts'
import { useItemDraft } from './useItemDraft.ts'

/** By path: a row of a list by itself, and every cell of it. */
const byPath = (section: SectionKey): Comparison<object> => {
  const { fields } = sections[section]
  return {
    differences: (base, mine, theirs) =>
      differencesOf(fields, base, mine, theirs).map(({ path, ...difference }) => ({
        ...difference,
        field: path,
      })),
    merged: (mine, theirs, choices) => mergedValues(fields, mine, theirs, choices),
  }
}

/** Both versions of a section when somebody else saved it in the meantime, for the person to choose from. */
export function DraftConflict() {
  const { conflict, resolve, dismissConflict } = useItemDraft()
  const section = conflict?.section ?? null
  const comparison = useMemo(() => (section === null ? null : byPath(section)), [section])
  if (conflict === null || section === null || comparison === null) return null
  const known = { ...conflict.theirs.values, ...conflict.mine }
  return (
    <ConflictDialog
      conflict={conflict}
      comparison={comparison}
      labelOf={path => fieldLabel(section, path, known)}
      show={(path, value) => valueWords(section, path, value)}
      onResolve={values => void resolve(values)}
      onClose={dismissConflict}
    />
  )
}
