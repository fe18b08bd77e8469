import type { DesignPicture } from '#domain/designFiles'
import { text } from '#domain/messages'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { Person } from '../../person/person.ts'
import { Problem } from '../../problem/problem.ts'
import { itemRowFor } from '../quoteItem/itemFor.ts'
import type { DesignDeps } from './designDeps.ts'
import { heldFiles, keptDesign } from './keptDesign.ts'

const names: Readonly<Record<DesignPicture, string>> = {
  '2d': '2D picture',
  '3d': '3D picture',
  artwork: 'artwork picture',
}

/** A picture of the design that the item has; the problem that there is none. */
export async function picture(
  { db, files }: Pick<DesignDeps, 'db' | 'files'>,
  person: Person,
  quoteItemId: number,
  role: DesignPicture,
): Promise<FileAnswer> {
  await itemRowFor(db, person, quoteItemId)
  const held = await heldFiles(db, await keptDesign(db, quoteItemId))
  const found = held.find(file => file.role === role)
  if (found === undefined) {
    const detail = `no ${names[role]} was generated`
    throw new Problem('not-found', text('designFilesUnavailable', { detail }))
  }
  const { document, stored } = found
  return {
    fileName: document.fileName,
    mediaType: document.mediaType,
    size: stored.size,
    tag: stored.sha256,
    read: range => files.read(stored.fileKey, range),
  }
}
