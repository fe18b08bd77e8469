import { type SectionKey, sections, validationTabIds } from '#domain/quoteItem'
import { fieldAccess } from '#domain/workflow'
import { useRights } from '../../../authProvider/useRights.ts'
import { useItemRules } from '../draft/rules/useItemRules.ts'
import { useItem } from '../draft/useItemDraft.ts'
import type { PlacedField } from './fieldPath.ts'

const tabIdOf = (section: SectionKey): number => validationTabIds[sections[section].tab] ?? 0

/** Whether the person may change the field at the item's step, and whether it has to be filled in. */
export function useFieldAccess({ section, name, field }: PlacedField) {
  const item = useItem()
  const { scopes } = useRights()
  const required = useItemRules(state => state.required.includes(`${section}.${name}`))
  const { readOnly } = fieldAccess({ fieldRules: item.validations }, tabIdOf(section), name)
  const scope = field.kind === 'flag' ? field.scope : undefined
  const isBarred = scope !== undefined && !scopes.includes(scope)
  return { readOnly: !item.mayEdit || readOnly || isBarred, required }
}
