import { useCallback, useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { type Finding, formName, type ItemSections } from '#domain/quoteItem'
import { itemPath } from '../tabs.ts'
import { useFocusWish } from './focusWish.ts'
import { useDraft, useItem } from './useItemDraft.ts'

/** Leads to the field of a finding, on whichever tab it is; the same function as long as the item is. */
export function useGoToField(): (finding: Pick<Finding, 'tab' | 'section' | 'field'>) => void {
  const draft = useDraft()
  const item = useItem()
  const { tab: open } = useParams()
  const navigate = useNavigate()
  const wish = useFocusWish()
  const now = useRef({ open, navigate })
  now.current = { open, navigate }
  return useCallback(
    ({ tab, section, field }) => {
      const name = formName(draft.values()[section], field)
      if (name === null) return
      const path = `${section}.${name}`
      if (tab === now.current.open) {
        if (wish.reveal(path)) return
        draft.form.setFocus(path as FieldPath<ItemSections>)
        return
      }
      wish.ask(path)
      void now.current.navigate(itemPath(item.id, tab))
    },
    [draft, item.id, wish],
  )
}
