import { useEffect, useMemo } from 'react'
import { useController } from 'react-hook-form'
import { type ItemSections, isMissing } from '#domain/quoteItem'
import { useFocusWish } from '../draft/focusWish.ts'
import { useItemRules } from '../draft/rules/useItemRules.ts'
import { useDraft, useTried } from '../draft/useItemDraft.ts'
import { placedField, type SectionFieldPath } from './fieldPath.ts'
import { useFieldAccess } from './useFieldAccess.ts'

/** 0 is a value that may be wrong; nothing at all is only missing. */
const isEmpty = (value: unknown): boolean => value !== 0 && isMissing(value)

/**
 * A field of the draft, with all that the registry, the workflow and the rules say of it: for inputs of their own kind.
 * `error` is to be shown; `warning` may stand under the field.
 */
export function useSectionField(path: SectionFieldPath) {
  const placed = useMemo(() => placedField(path), [path])
  const { field, fieldState } = useController<ItemSections>({ name: path })
  const access = useFieldAccess(placed)
  const { shown } = useDraft()
  const finding = useItemRules(state => state.byName[path])
  const wish = useFocusWish()
  useEffect(() => wish.meet(path), [wish, path])
  useEffect(() => shown.appear(path), [shown, path])

  const isTried = useTried(placed.section)
  // What is only missing is not held against somebody who has not been there yet.
  const isMissed = finding?.code === 'required' || isEmpty(field.value)
  const isSaid = isTried || fieldState.isTouched || !isMissed
  const said = isSaid ? finding : undefined
  return {
    ...access,
    field,
    about: placed.field,
    section: placed.section,
    row: placed.row,
    error: fieldState.error?.message ?? (said?.severity === 'error' ? said.message : undefined),
    warning: said?.severity === 'warning' ? said.message : undefined,
  }
}
