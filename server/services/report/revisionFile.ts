import type { quoteRevisions } from '../../database/schema/index.ts'
import type { FileAnswer } from '../../http/files/sendFile.ts'
import type { FileStore } from '../../integrations/files/fileStore.ts'

/** The very document with which a revision went out. */
export const revisionFile = (
  files: FileStore,
  { fileName, size, sha256, fileKey }: typeof quoteRevisions.$inferSelect,
): FileAnswer => ({
  ...{ fileName, size },
  mediaType: 'application/pdf',
  tag: sha256,
  read: range => files.read(fileKey, range),
})
