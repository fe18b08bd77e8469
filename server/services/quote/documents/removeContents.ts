import type { FileStore } from '../../../integrations/files/fileStore.ts'

/**
 * Removes contents that are nobody's any more. One that the store does not let go of takes room and does no harm: what was
 * done stays done.
 */
export async function removeContents(files: FileStore, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.remove(key).catch(() => undefined)
}
