import type { SectionSaved } from '#contract/quote'
import { type SectionKey, type SectionOf, sections } from '#domain/quoteItem'
import { lastChangedUnder } from '../../../database/changeLog.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { askErp, codeOf, type ErpAnswers } from '../facts/productCodes.ts'
import { questionOf } from '../findingsAt.ts'
import { itemAnswer, loadItem } from '../loadItem.ts'
import type { QuoteItemDeps } from '../quoteItemDeps.ts'
import { readItem, readItemSeen } from '../readItems.ts'
import { remember, rememberedItem, type SeenItem } from '../seenItems.ts'
import type { WorkItem } from '../workItem.ts'
import { storeSave, storeSaveAsSeen } from './storeSave.ts'
import { type Saved, type SectionSave, workOut } from './workOut.ts'

/** What the ERP system says about the code that the item has after the save. */
function askErpAbout<Key extends SectionKey>(
  { lgx }: QuoteItemDeps,
  work: WorkItem,
  { key, values }: SectionSave<Key>,
): Promise<ErpAnswers> {
  const known = codeOf(questionOf(work))
  const { code } = key === 'product' ? (values as SectionOf<'product'>) : known
  return askErp(lgx, [{ ...known, code }])
}

/**
 * Saves on top of the item as it was seen, without a lock. Null: the section is not the one that the person read;
 * undefined: the item, or what was read with it, is another by now, and nothing was stored.
 */
async function saveAsSeen<Key extends SectionKey>(
  deps: QuoteItemDeps,
  person: Person,
  sent: SectionSave<Key>,
  item: SeenItem,
): Promise<Saved | null | undefined> {
  const erp = await askErpAbout(deps, item.work, sent)
  const made = await workOut({ deps, tx: deps.db, person, erp }, sent, item.work)
  if (made === null) return null
  const seen = await storeSaveAsSeen(deps.db, made.save, item)
  if (seen === null) return undefined
  remember(deps.db, { work: made.saved.work, seen })
  return made.saved
}

/** The same on top of the item as it is remembered, where it is. What would refuse it may be over: then it is not certain either. */
async function saveAsRemembered<Key extends SectionKey>(
  deps: QuoteItemDeps,
  person: Person,
  sent: SectionSave<Key>,
): Promise<Saved | undefined> {
  const item = rememberedItem(deps.db, sent.quoteItemId)
  if (item === undefined) return undefined
  try {
    return (await saveAsSeen(deps, person, sent, item)) ?? undefined
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/**
 * Saves on top of the item as it is remembered, which is one statement; if it is another by now, as it is read, and when
 * somebody else was quicker even so, while others wait. Null: the section is not the one that the person read.
 */
async function saveOnTop<Key extends SectionKey>(
  deps: QuoteItemDeps,
  person: Person,
  sent: SectionSave<Key>,
): Promise<Saved | null> {
  const quick = await saveAsRemembered(deps, person, sent)
  if (quick !== undefined) return quick
  const item = await readItemSeen(deps.db, sent.quoteItemId)
  const saved = await saveAsSeen(deps, person, sent, item)
  if (saved !== undefined) return saved
  const erp = await askErpAbout(deps, item.work, sent)
  return deps.db.transaction(async tx => {
    const locked = await readItem(tx, sent.quoteItemId, true)
    const again = await workOut({ deps, tx, person, erp }, sent, locked)
    if (again !== null) await storeSave(tx, again.save)
    return again?.saved ?? null
  })
}

/**
 * Saves a section on top of the version the person read, with everything that follows from it in others, and evaluates
 * the workflow again. Refused are what the person may not see or change, a stale version (409 with what is stored) and
 * what is wrong; what is missing is kept for later.
 */
export async function saveSection<Key extends SectionKey>(
  deps: QuoteItemDeps,
  person: Person,
  save: SectionSave<Key>,
): Promise<SectionSaved> {
  const { db } = deps
  const saved = await saveOnTop(deps, person, save)
  if (saved === null) {
    const thing = { what: 'quoteItem', key: String(save.quoteItemId) }
    const who = (await lastChangedUnder(db, thing, `${save.key}.`)) ?? 'Somebody'
    const detail = `${who} saved this ${sections[save.key].name} in the meantime.`
    throw new Problem('stale', detail, { current: await loadItem(deps, person, save.quoteItemId) })
  }
  const { definition, work, facts, written, said, message } = saved
  return {
    item: itemAnswer(person, definition, work, facts),
    actionMessage: message,
    written: [...written],
    said: [...said],
  }
}
