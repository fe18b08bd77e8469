import { eq } from 'drizzle-orm'
import { itemReference } from '#domain/quotes'
import { quoteItems } from '../../database/schema/index.ts'
import type { MadeFile } from '../../integrations/design/designService.ts'
import type { DesignDeps } from './designDeps.ts'
import type { DesignToKeep } from './keepDesign.ts'
import { type HeldDesignFile, heldFiles, keptDesign } from './keptDesign.ts'

async function fileOf({ files }: Pick<DesignDeps, 'files'>, held: HeldDesignFile): Promise<MadeFile> {
  const { role, document, stored } = held
  const pieces: Uint8Array[] = []
  for await (const piece of files.read(stored.fileKey, { from: 0, to: stored.size - 1 })) pieces.push(piece)
  return { role, fileName: document.fileName, content: Buffer.concat(pieces) }
}

/**
 * The design of another item as an item starts from it: its files and what they were made from, without its project, which
 * is the other's. Null: there is none (any more).
 */
export async function designOfSource(
  deps: Pick<DesignDeps, 'db' | 'files'>,
  sourceId: number,
  quoteItemId: number,
): Promise<DesignToKeep | null> {
  const kept = await keptDesign(deps.db, sourceId)
  const held = await heldFiles(deps.db, kept)
  const [item] = await deps.db
    .select({ quoteId: quoteItems.quoteId, itemNo: quoteItems.itemNo })
    .from(quoteItems)
    .where(eq(quoteItems.id, sourceId))
  if (kept === undefined || item === undefined || held.length === 0) return null
  const files: MadeFile[] = []
  for (const each of held) files.push(await fileOf(deps, each))
  const named = (role: string) => files.find(file => file.role === role)?.fileName ?? ''
  const [ardFileName, mfgFileName] = [named('ard'), named('mfg')]
  return {
    quoteItemId,
    ardFileName,
    mfgFileName,
    files,
    confirmed: kept.confirmed,
    origin: kept.origin,
    isStandIn: kept.isStandIn,
    source: itemReference(item.quoteId, item.itemNo),
    details: names => ({
      ardFileName: ardFileName === '' ? '' : names.ardFileName,
      mfgFileName: mfgFileName === '' ? '' : names.mfgFileName,
      isArdFileExisted: ardFileName !== '',
    }),
  }
}
