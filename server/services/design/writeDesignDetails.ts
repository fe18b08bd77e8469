import { changesOf, type SectionOf, sections } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import { announce } from '../../hub/announce.ts'
import { itemsAnnounced } from '../../hub/announceItems.ts'
import { sectionLines } from '../quoteItem/save/sectionLines.ts'
import { storeSave } from '../quoteItem/save/storeSave.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

/** What the design service says of an item. */
export type DesignDetails = Partial<
  Pick<SectionOf<'design'>, 'designProjectNo' | 'ardFileName' | 'isArdFileExisted' | 'mfgFileName'>
>

/** Who did something, as pages are told. */
export interface Doer {
  readonly login: string
  readonly name: string
}

/**
 * Stores on the item what the design service made of it, and tells the pages that have it open; they are told too when
 * only its files have changed. The item is locked.
 */
export async function writeDesignDetails(
  tx: Database,
  who: Doer,
  { item, sections: held, versions }: WorkItem,
  details: DesignDetails,
): Promise<void> {
  const data = { ...held.design, ...details }
  const changes = changesOf(sections.design.fields, held.design, data)
  const version = versions.design + 1
  const told = itemsAnnounced(
    who,
    { what: 'saved', versions: changes.length > 0 ? { design: version } : {} },
    [{ before: item, after: item }],
  )
  // Nothing that a worklist shows has changed.
  const announcements = told.filter(({ name }) => name === 'QuoteItemChanged')
  if (changes.length === 0) return announce(tx, announcements)
  await storeSave(tx, {
    who: who.login,
    before: item,
    after: item,
    sections: [{ section: 'design', version, data }],
    lines: sectionLines('design', changes),
    announcements,
  })
}
