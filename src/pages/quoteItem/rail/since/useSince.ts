import { useMemo } from 'react'
import { quote as calls, type ItemBefore } from '#contract/quote'
import type { ItemSections } from '#domain/quoteItem'
import { useCall } from '../../../../dataProvider/index.ts'
import { useItem } from '../../draft/useItemDraft.ts'
import { type Since, useRail } from '../useRail.ts'

/** What the figures of the item are compared with. */
interface Compared {
  readonly since: Since
  /** How the asking went; 'none': there never was such a moment. */
  readonly asked: 'here' | 'asking' | 'none' | 'failed'
  /** The item as it was then; null: what is saved counts. */
  readonly compared: ItemSections | null
  /** What it was then: `Revision B`. */
  readonly label: string
}

const sectionsOf = ({ at: _, label: __, ...sections }: ItemBefore): ItemSections => sections

/** The item as it was at the moment that the person compares with; asked for when another one than the save is chosen. */
export function useSince(): Compared {
  const { id } = useItem()
  const { since } = useRail()
  const { data, error } = useCall(
    calls.itemBefore,
    { params: { id }, query: { since: since === 'order' ? 'order' : 'revision' } },
    { enabled: since !== 'saved', meta: { quiet: true } },
  )
  // The same as long as it was read once: figures are reckoned of it.
  const sections = useMemo(() => (data ? sectionsOf(data) : null), [data])
  if (since === 'saved') return { since, asked: 'here', compared: null, label: '' }
  if (data === undefined)
    return { since, asked: error === null ? 'asking' : 'failed', compared: null, label: '' }
  if (data === null || sections === null) return { since, asked: 'none', compared: null, label: '' }
  return { since, asked: 'here', compared: sections, label: data.label }
}
