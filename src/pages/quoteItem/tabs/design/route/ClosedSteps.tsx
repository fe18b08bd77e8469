import { useEffect } from 'react'
import { formName } from '#domain/quoteItem'
import { useItemFindings } from '../../../draft/rules/useItemRules.ts'
import { useDraft } from '../../../draft/useItemDraft.ts'

const list = 'design.designSteps.'

/** Counts what is wrong in the steps that are folded away as shown: a press on the finding opens them. Draws nothing. */
export function ClosedSteps({ open }: { readonly open: number }) {
  const { shown, values } = useDraft()
  const findings = useItemFindings()
  useEffect(() => {
    const folded = findings.flatMap(({ section, field }) => {
      const name = section === 'design' ? `design.${formName(values().design, field) ?? ''}` : ''
      return name.startsWith(list) && !name.startsWith(`${list}${open}.`) ? [name] : []
    })
    const gone = [...new Set(folded)].map(shown.appear)
    return () => {
      for (const one of gone) one()
    }
  }, [findings, open, shown, values])
  return null
}
