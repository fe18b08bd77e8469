import type { FileAnswer } from '../../../http/files/sendFile.ts'

/** A file that is made when it is asked for, whole in memory. */
export const inMemory = (
  bytes: Uint8Array,
  named: Pick<FileAnswer, 'fileName' | 'mediaType' | 'tag'>,
): FileAnswer => ({
  ...named,
  size: bytes.length,
  async *read({ from, to }) {
    yield bytes.subarray(from, to + 1)
  },
})
