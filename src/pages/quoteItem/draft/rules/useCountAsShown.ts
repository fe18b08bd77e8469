import { useEffect } from 'react'
import { formName } from '#domain/quoteItem'
import { useDraft } from '../useItemDraft.ts'
import { useItemFindings } from './useItemRules.ts'

/** Counts what is wrong in a list as shown, but for what shows itself: its names begin with `except`. */
export function useCountAsShown(list: string, except?: string): void {
  const { shown, values } = useDraft()
  const findings = useItemFindings()
  useEffect(() => {
    const counted = findings.flatMap(({ section, field }) => {
      const name = `${section}.${formName(values()[section], field) ?? ''}`
      const isCounted = name.startsWith(list) && (except === undefined || !name.startsWith(except))
      return isCounted ? [name] : []
    })
    const gone = [...new Set(counted)].map(shown.appear)
    return () => {
      for (const one of gone) one()
    }
  }, [findings, list, except, shown, values])
}
