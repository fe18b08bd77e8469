import type { QuoteItem, SectionSaved } from '#contract/quote'
import { sectionSchemas } from '#contract/quote/sections'
import { specificationWords } from '#domain/messages'
import { differencesOf, isSectionKey, type SectionKey, sections } from '#domain/quoteItem'
import { isFailure } from '../../../dataProvider/index.ts'
import { baseOf } from './base.ts'
import { type Draft, mergedSection } from './createDraft.ts'
import { isDirty } from './dirtySections.ts'

/** What can't be sent as it is typed, at the field's name in the form. */
export interface FormatProblem {
  readonly name: string
  readonly message: string
}

/** What saving a section needs of the world around the draft. */
export interface SaveWorld {
  /** Whether the section was saved so shortly before that this save is ignored. */
  readonly isTooSoon?: (section: SectionKey) => boolean
  /** Makes the section's call. */
  readonly send: (section: SectionKey, version: number, values: object) => Promise<SectionSaved>
  /** What is stored now. */
  readonly reread: () => Promise<QuoteItem>
  /** Shows the rest of the page what is stored now. */
  readonly keep: (item: QuoteItem) => void
  /** Says that the section is stored; without an answer when somebody had stored the same already. */
  readonly saved: (section: SectionKey, answer?: SectionSaved) => void
  /** Says why nothing was saved: the fields that are wrong, or what the call failed with. */
  readonly broken: (section: SectionKey, problems: readonly FormatProblem[]) => void
  /** `entered` is what was refused: fields may say something else since. */
  readonly explain: (section: SectionKey, error: unknown, entered: object) => void
}

/** Takes what is stored now as what the fields started from; what was typed since they were `entered` stays. */
function settle(draft: Draft, section: SectionKey, entered: object, item: QuoteItem): void {
  const stored = baseOf(item)[section]
  const mine = draft.values()[section]
  draft.rebase(section, stored as never)
  draft.put({ [section]: mergedSection(section, entered, mine, stored.values) })
}

/** Sections that our own save stored as well: the same followed from it here, so nobody needs to be asked. */
function takeWritten(draft: Draft, written: readonly string[], item: QuoteItem): void {
  const read = baseOf(item)
  for (const key of written.filter(isSectionKey)) {
    const from = draft.base()[key]
    const isOursAlone = read[key].version === from.version + 1
    if (!isOursAlone || !isDirty(key, draft.base(), draft.values())) continue
    const merged = mergedSection(key, from.values, draft.values()[key], read[key].values)
    draft.rebase(key, read[key] as never)
    draft.put({ [key]: merged })
  }
}

/** What was sent is stored, as the item says. */
function takeStored(draft: Draft, section: SectionKey, entered: object, item: QuoteItem): void {
  settle(draft, section, entered, item)
  draft.receive(item)
  draft.set({ triedSections: draft.state().triedSections.filter(key => key !== section) })
}

async function meet(
  draft: Draft,
  section: SectionKey,
  sent: { readonly entered: object; readonly values: object },
  message: string,
  item: QuoteItem,
): Promise<boolean> {
  const base = draft.base()[section]
  const theirs = baseOf(item)[section]
  const apart = differencesOf(sections[section].fields, base.values, sent.values, theirs.values)
  if (apart.length > 0) {
    draft.set({ conflict: { section, base, mine: sent.values, theirs, message, item } })
    return false
  }
  takeStored(draft, section, sent.entered, item)
  return true
}

/**
 * Saves one section of the draft on the version that it started from; true when it is stored. What is typed meanwhile
 * stays. Another save under way refuses this one; of a price, one that was just made does as well.
 */
export async function saveSection(draft: Draft, section: SectionKey, world: SaveWorld): Promise<boolean> {
  const { form } = draft
  if (draft.state().savingSection !== null || world.isTooSoon?.(section) === true) return false
  const { triedSections: tried, listedSections: listed } = draft.state()
  draft.set({
    savingSection: section,
    lost: null,
    triedSections: tried.includes(section) ? tried : [...tried, section],
    listedSections: listed.includes(section) ? listed : [...listed, section],
  })
  const entered = structuredClone(draft.values()[section])
  try {
    const checked = sectionSchemas[section].safeParse(entered, { error: specificationWords })
    if (!checked.success) {
      await form.trigger(section, { shouldFocus: true })
      world.broken(
        section,
        checked.error.issues.map(({ path, message }) => ({ name: [section, ...path].join('.'), message })),
      )
      return false
    }
    return await send(draft, section, { entered, values: checked.data }, world)
  } finally {
    draft.set({ savingSection: null })
  }
}

async function send(
  draft: Draft,
  section: SectionKey,
  sent: { readonly entered: object; readonly values: object },
  world: SaveWorld,
): Promise<boolean> {
  try {
    const answer = await world.send(section, draft.base()[section].version, sent.values)
    takeWritten(
      draft,
      answer.written.filter(key => key !== section),
      answer.item,
    )
    takeStored(draft, section, sent.entered, answer.item)
    world.keep(answer.item)
    world.saved(section, answer)
    return true
  } catch (error) {
    if (isFailure(error, 'no-connection', 'timed-out', 'unavailable')) {
      draft.set({ lost: { section, failure: error } })
      return false
    }
    if (!isFailure(error, 'stale')) {
      world.explain(section, error, sent.entered)
      return false
    }
    try {
      const current = (error.current as QuoteItem | undefined) ?? (await world.reread())
      const isSame = await meet(draft, section, sent, error.message, current)
      world.keep(current)
      if (isSame) world.saved(section)
      return isSame
    } catch (unread) {
      world.explain(section, unread, sent.entered)
      return false
    }
  }
}

/** Goes on after a conflict with `values` on top of the newer version; true when they are stored. */
export async function resolveConflict(draft: Draft, values: object, world: SaveWorld): Promise<boolean> {
  const { conflict } = draft.state()
  if (conflict === null) return false
  const { section, theirs, mine } = conflict
  const typedSince = mergedSection(section, mine, draft.values()[section], values)
  draft.set({ conflict: null })
  draft.rebase(section, theirs as never)
  draft.put({ [section]: typedSince })
  return !isDirty(section, draft.base(), draft.values()) || saveSection(draft, section, world)
}
