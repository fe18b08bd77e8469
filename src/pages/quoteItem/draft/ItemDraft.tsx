import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type FieldPath, FormProvider, useForm } from 'react-hook-form'
import type { QuoteItem } from '#contract/quote'
import type { Finding, ItemSections } from '#domain/quoteItem'
import { isLeavingForSignIn } from '../../../authProvider/leavingForSignIn.ts'
import { TypedTextContext } from '../../../components/editing/fields/TypedTexts.ts'
import { useLeaveGuard } from '../../../components/editing/useLeaveGuard.ts'
import { itemPrefix } from '../tabs.ts'
import { baseOf, valuesOf } from './base.ts'
import { createDraft, type Draft } from './createDraft.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { stripOrder } from './dirtySections.ts'
import { draftResolver } from './draftSchema.ts'
import { createFocusWish, FocusWishContext } from './focusWish.ts'
import { KeptContext } from './kept/KeptNotice.tsx'
import { useKeptItemDraft } from './kept/useKeptItemDraft.ts'
import { asFound } from './rules/checkDraft.ts'
import { RuleWatch } from './rules/RuleWatch.tsx'
import { createRuleStore } from './rules/ruleStore.ts'
import { RuleContext } from './rules/useItemRules.ts'
import { resolveConflict, saveSection } from './saveSection.ts'
import { useFollowing } from './useFollowing.ts'
import {
  DraftContext,
  ItemContext,
  ItemDraftContext,
  type ItemDraft as ItemDraftType,
} from './useItemDraft.ts'
import { useSaveWorld } from './useSaveWorld.ts'

interface ItemDraftProps {
  readonly item: QuoteItem
  readonly children: ReactNode
}

/** Holds the one draft of the item, above its tabs: changing tab loses nothing, leaving the item asks. */
export function ItemDraft({ item, children }: ItemDraftProps) {
  const [stored] = useState(() => valuesOf(baseOf(item)))
  const form = useForm<ItemSections>({
    defaultValues: stored,
    resolver: draftResolver,
    mode: 'onTouched',
  })
  const [draft] = useState(() => createDraft(form, item))
  const [rules] = useState(() =>
    createRuleStore(asFound(item.findings as Finding[], stored, item.validations)),
  )
  const [wish] = useState(() => createFocusWish(name => form.setFocus(name as FieldPath<ItemSections>)))
  useFollowing(draft, rules, item)
  useEffect(() => draft.receive(item), [draft, item])
  const kept = useKeptItemDraft(draft, item)
  const isUnsaved = () =>
    draft.state().dirtySections.length > 0 || [...draft.others].some(other => other.isDirty())
  useLeaveGuard(() => isUnsaved() && !isLeavingForSignIn(), {
    place: itemPrefix(item.id),
    onLeave: () => {
      kept.forget()
      for (const other of draft.others) other.onLeave()
    },
  })

  return (
    <DraftContext value={draft}>
      <Own draft={draft} item={item}>
        <RuleContext value={rules}>
          <FocusWishContext value={wish}>
            <FormProvider {...form}>
              <RuleWatch item={item} store={rules} />
              <TypedTextContext value={draft.texts}>
                <KeptContext value={kept}>{children}</KeptContext>
              </TypedTextContext>
              <DraftConflict />
            </FormProvider>
          </FocusWishContext>
        </RuleContext>
      </Own>
    </DraftContext>
  )
}

interface OwnProps extends ItemDraftProps {
  readonly draft: Draft
}

/** Gives the page what it needs of the draft; apart, so that nothing else renders when that changes. */
function Own({ draft, item, children }: OwnProps) {
  const own = useOwn(draft, item)
  return (
    <ItemContext value={item}>
      <ItemDraftContext value={own}>{children}</ItemDraftContext>
    </ItemContext>
  )
}

/** What the page is given of the draft; the same as long as nothing of it changes. */
function useOwn(draft: Draft, item: QuoteItem): ItemDraftType {
  const state = useSyncExternalStore(draft.subscribe, draft.state)
  const world = useSaveWorld(draft, item)
  return useMemo(() => {
    const { dirtySections, triedSections, savingSection, lost, conflict } = state
    const isDirtyNow = () => draft.state().dirtySections.length > 0
    const save: ItemDraftType['save'] = async section =>
      !draft.state().dirtySections.includes(section) || saveSection(draft, section, world)
    return {
      item,
      dirtySections,
      dirty: section => dirtySections.includes(section),
      tried: section => triedSections.includes(section),
      saving: savingSection !== null,
      lost,
      conflict,
      save,
      saveAll: async (only = stripOrder) => {
        for (const section of stripOrder) {
          if (only.includes(section) && !(await save(section))) return false
        }
        return true
      },
      discard: section => draft.discard(item, section),
      change: draft.change,
      resolve: values => resolveConflict(draft, values, world),
      dismissConflict: () => draft.set({ conflict: null }),
      isDirtyNow,
    }
  }, [draft, item, state, world])
}
