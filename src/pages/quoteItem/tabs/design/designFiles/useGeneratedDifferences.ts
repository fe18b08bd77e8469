import { useDeferredValue, useMemo } from 'react'
import type { GeneratedFiles } from '#contract/design'
import {
  blankOfOrder,
  type ConfirmedDifference,
  confirmedDifferences,
  confirmedOf,
  designOrder,
} from '#domain/designFiles'
import { type Inputs, staleness } from '#domain/quoteItem'
import { useEngineMasters } from '../../../../../dataProvider/useEngineMasters.ts'
import { readable } from '../../../draft/readable.ts'
import { useDraftValues, useItem } from '../../../draft/useItemDraft.ts'

/**
 * What stands in the fields beside what the files were made from: sentences of what has changed, and figures that CAD has
 * otherwise than we calculate them; null while they can't be calculated.
 */
export function useGeneratedDifferences({ origin, confirmed }: GeneratedFiles): {
  readonly changed: readonly string[]
  readonly differences: readonly ConfirmedDifference[] | null
} {
  const item = useItem()
  const typed = useDeferredValue(useDraftValues())
  const { data: masters } = useEngineMasters()
  return useMemo(() => {
    const values = readable(typed)
    const changed = origin === null ? [] : staleness(origin as Inputs, values)
    if (masters === undefined || confirmed === null) return { changed, differences: null }
    const { reference, customerCode, customerName } = item
    const subject = { project: '', reference, customerCode, customerName, description: '' }
    const ordered = designOrder(subject, values, masters)
    const drawn = ordered.ok ? blankOfOrder(ordered.order) : null
    const differences = drawn?.ok === true ? confirmedDifferences(confirmed, confirmedOf(drawn.blank)) : null
    return { changed, differences }
  }, [typed, masters, origin, confirmed, item])
}
