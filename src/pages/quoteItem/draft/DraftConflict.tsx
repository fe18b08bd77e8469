import { useMemo } from 'react'
import { askedDifferences, fieldLabel, mergedAsChosen, type SectionKey, valueWords } from '#domain/quoteItem'
import { ConflictDialog } from '../../../components/editing/ConflictDialog.tsx'
import type { Comparison } from '../../../components/editing/differences.ts'
import { useItemDraft } from './useItemDraft.ts'

/** By path: a row of a list by itself, and every cell of it; of figures, what they follow from. */
const byPath = (section: SectionKey, from: object): Comparison<object> => ({
  differences: (base, mine, theirs) =>
    askedDifferences(section, base, mine, theirs).map(({ path, ...difference }) => ({
      ...difference,
      field: path,
    })),
  merged: (mine, theirs, choices) => mergedAsChosen(section, from, mine, theirs, choices),
})

/** Both versions of a section when somebody else saved it in the meantime, for the person to choose from. */
export function DraftConflict() {
  const { conflict, resolve, dismissConflict } = useItemDraft()
  const section = conflict?.section ?? null
  const from = conflict?.base.values ?? null
  const comparison = useMemo(
    () => (section === null || from === null ? null : byPath(section, from)),
    [section, from],
  )
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
