import { eq } from 'drizzle-orm'
import type { GeneratedFiles } from '#contract/design'
import { logEvent } from '../../database/changeLog.ts'
import { designFiles } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { forgetDocumentsById } from '../quote/documents/changeDocument.ts'
import { removeContents } from '../quote/documents/removeContents.ts'
import { countFiles } from '../quote/documents/saidOfItem.ts'
import { readItem } from '../quoteItem/readItems.ts'
import { changeableItem } from './changeableItem.ts'
import type { DesignDeps } from './designDeps.ts'
import { endRun, generatedFiles } from './generatedFiles.ts'
import { heldFiles, keptDesign } from './keptDesign.ts'
import { writeDesignDetails } from './writeDesignDetails.ts'

/** Removes the generated files of an item and their names; its project stays. Answers what the file store calls them. */
async function removeFiles({ db }: DesignDeps, person: Person, quoteItemId: number): Promise<string[]> {
  return db.transaction(async tx => {
    const work = await readItem(tx, quoteItemId, true)
    const held = await heldFiles(tx, await keptDesign(tx, quoteItemId))
    const keys = await forgetDocumentsById(
      tx,
      held.map(({ documentId }) => documentId),
    )
    await tx.delete(designFiles).where(eq(designFiles.quoteItemId, quoteItemId))
    await countFiles(tx, work.item)
    if (held.length > 0) {
      const thing = { what: 'quoteItem', key: String(quoteItemId), quoteId: work.quote.id }
      const files = held.map(({ document }) => document.fileName)
      await logEvent(tx, person.login, thing, 'generatedFilesRemoved', { files })
    }
    await writeDesignDetails(tx, person, work, { ardFileName: '', isArdFileExisted: false, mfgFileName: '' })
    return keys
  })
}

/** Ends the generation that is under way and, unless only that is asked, removes what was generated before. */
export async function clearFiles(
  deps: DesignDeps,
  person: Person,
  { id, onlyCancel }: { readonly id: number; readonly onlyCancel: boolean },
): Promise<GeneratedFiles> {
  await changeableItem(deps, person, id)
  await endRun(deps.db, id, `Cancelled by ${person.name}.`)
  if (!onlyCancel) await removeContents(deps.files, await removeFiles(deps, person, id))
  return generatedFiles(deps.db, id)
}
