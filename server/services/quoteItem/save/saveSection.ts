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

/** A save under way. */
interface SaveUnderWay<Key extends SectionKey> {
  readonly deps: QuoteItemDeps
  readonly person: Person
  readonly sent: SectionSave<Key>
  /** What the ERP system says about the code that the item has after the save. */
  readonly erpOf: (work: WorkItem) => Promise<ErpAnswers>
}

/** Asks the ERP system, about the same code once: it may take its time to say nothing. */
function askingErp<Key extends SectionKey>({ lgx }: QuoteItemDeps, { key, values }: SectionSave<Key>) {
  const asked = new Map<string, Promise<ErpAnswers>>()
  return (work: WorkItem): Promise<ErpAnswers> => {
    const known = codeOf(questionOf(work))
    const { code } = key === 'product' ? (values as SectionOf<'product'>) : known
    const question = JSON.stringify([known.customerCode, code])
    const answers = asked.get(question) ?? askErp(lgx, [{ ...known, code }])
    asked.set(question, answers)
    return answers
  }
}

/**
 * Saves on top of the item as it was seen, without a lock. Null: the section is not the one that the person read;
 * undefined: the item, or what was read with it, is another by now, and nothing was stored.
 */
async function saveAsSeen<Key extends SectionKey>(
  { deps, person, sent, erpOf }: SaveUnderWay<Key>,
  item: SeenItem,
): Promise<Saved | null | undefined> {
  const erp = await erpOf(item.work)
  const made = await workOut({ deps, tx: deps.db, person, erp }, sent, item.work)
  if (made === null) return null
  const seen = await storeSaveAsSeen(deps.db, made.save, item)
  if (seen === null) return undefined
  remember(deps.db, { work: made.saved.work, seen })
  return made.saved
}

/** The same on top of the item as it is remembered, where it is. What would refuse it may be over: then it is not certain either. */
async function saveAsRemembered<Key extends SectionKey>(
  saving: SaveUnderWay<Key>,
): Promise<Saved | undefined> {
  const item = rememberedItem(saving.deps.db, saving.sent.quoteItemId)
  if (item === undefined) return undefined
  try {
    return (await saveAsSeen(saving, item)) ?? undefined
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/**
 * Saves on top of the item as it is remembered, which is one statement; if it is another by now, as it is read, and when
 * somebody else was quicker even so, while others wait. Null: the section is not the one that the person read.
 */
async function saveOnTop<Key extends SectionKey>(saving: SaveUnderWay<Key>): Promise<Saved | null> {
  const { deps, person, sent, erpOf } = saving
  const quick = await saveAsRemembered(saving)
  if (quick !== undefined) return quick
  const item = await readItemSeen(deps.db, sent.quoteItemId)
  const saved = await saveAsSeen(saving, item)
  if (saved !== undefined) return saved
  const erp = await erpOf(item.work)
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
  const saved = await saveOnTop({ deps, person, sent: save, erpOf: askingErp(deps, save) })
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
