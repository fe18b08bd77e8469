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
 * Saves on top of the item as it is, without a lock, which is two statements; when somebody else has written the item or
 * its quote between them, once more, while others wait. Null: the section is not the one that the person read.
 */
async function saveOnTop<Key extends SectionKey>(
  deps: QuoteItemDeps,
  person: Person,
  sent: SectionSave<Key>,
): Promise<Saved | null> {
  const { work, seen } = await readItemSeen(deps.db, sent.quoteItemId)
  const erp = await askErpAbout(deps, work, sent)
  const made = await workOut({ deps, tx: deps.db, person, erp }, sent, work)
  if (made === null || (await storeSaveAsSeen(deps.db, made.save, seen))) return made?.saved ?? null
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
