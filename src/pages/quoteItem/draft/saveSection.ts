import type { QuoteItem, SectionSaved } from '#contract/quote'
import { sectionSchemas } from '#contract/quote/sections'
import { specificationWords } from '#domain/messages'
import {
  askedDifferences,
  differencesOf,
  isSectionKey,
  mergedAsChosen,
  type SectionKey,
  sections,
} from '#domain/quoteItem'
import type { Stored } from '../../../components/editing/stored.ts'
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
  /** What follows from values of which two people entered a part each; the values as they are unless told. */
  readonly follows?: (section: SectionKey, values: object) => Promise<object>
  /** Says that the section is stored; without an answer when somebody had stored the same already. `beside`: whose changes it was merged with. */
  readonly saved: (section: SectionKey, answer?: SectionSaved, beside?: string) => void
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

/** Puts values of which two people entered a part each on top of the newer version; what was typed since they were `sent` stays. */
async function takeMerged(
  draft: Draft,
  section: SectionKey,
  {
    sent,
    theirs,
    merged,
  }: { readonly sent: object; readonly theirs: Stored<object>; readonly merged: object },
  world: SaveWorld,
): Promise<void> {
  const isFollowing = sections[section].entered !== undefined
  const follows = isFollowing ? ((await world.follows?.(section, merged)) ?? merged) : merged
  const values = mergedSection(section, sent, draft.values()[section], follows)
  draft.rebase(section, theirs as never)
  if (isFollowing) draft.change(section, values as never)
  else draft.put({ [section]: values })
}

/** What comes of a save that met a newer version: it is the same, both of them could be merged, or the person is asked. */
async function meet(
  draft: Draft,
  section: SectionKey,
  sent: { readonly entered: object; readonly values: object },
  { message, item }: { readonly message: string; readonly item: QuoteItem },
  world: SaveWorld,
): Promise<'same' | 'merged' | 'asked'> {
  const base = draft.base()[section]
  const theirs = baseOf(item)[section]
  const [from, mine, stored] = [base.values, sent.values, theirs.values] as [object, object, object]
  if (differencesOf(sections[section].fields, from, mine, stored).length === 0) {
    takeStored(draft, section, sent.entered, item)
    return 'same'
  }
  if (askedDifferences(section, from, mine, stored).length > 0) {
    draft.set({ conflict: { section, base, mine, theirs, message, item } })
    return 'asked'
  }
  const merged = mergedAsChosen(section, from, mine, stored, {})
  await takeMerged(draft, section, { sent: mine, theirs, merged }, world)
  return 'merged'
}

/**
 * Saves one section of the draft on the version that it started from; true when it is stored. What is typed meanwhile
 * stays. Another save under way refuses this one; of a price, one that was just made does as well.
 */
export async function saveSection(draft: Draft, section: SectionKey, world: SaveWorld): Promise<boolean> {
  if (draft.state().savingSection !== null || world.isTooSoon?.(section) === true) return false
  const { triedSections: tried, listedSections: listed } = draft.state()
  draft.set({
    savingSection: section,
    lost: null,
    triedSections: tried.includes(section) ? tried : [...tried, section],
    listedSections: listed.includes(section) ? listed : [...listed, section],
  })
  try {
    return await attempt(draft, section, world)
  } finally {
    draft.set({ savingSection: null })
  }
}

/** Sends what stands in the fields where it can be sent. */
async function attempt(draft: Draft, section: SectionKey, world: SaveWorld, beside = ''): Promise<boolean> {
  const entered = structuredClone(draft.values()[section])
  const checked = sectionSchemas[section].safeParse(entered, { error: specificationWords })
  if (checked.success) return send(draft, section, { entered, values: checked.data, beside }, world)
  await draft.form.trigger(section, { shouldFocus: true })
  world.broken(
    section,
    checked.error.issues.map(({ path, message }) => ({ name: [section, ...path].join('.'), message })),
  )
  return false
}

async function send(
  draft: Draft,
  section: SectionKey,
  sent: { readonly entered: object; readonly values: object; readonly beside: string },
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
    world.saved(section, answer, sent.beside)
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
      const { message } = error
      const met = await meet(draft, section, sent, { message, item: current }, world)
      world.keep(current)
      if (met === 'asked') return false
      const beside = met === 'merged' ? `${message} What they changed is kept beside your changes.` : ''
      if (isDirty(section, draft.base(), draft.values())) return await attempt(draft, section, world, beside)
      world.saved(section, undefined, beside)
      return true
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
  draft.set({ conflict: null })
  await takeMerged(draft, section, { sent: mine, theirs, merged: values }, world)
  return !isDirty(section, draft.base(), draft.values()) || saveSection(draft, section, world)
}
