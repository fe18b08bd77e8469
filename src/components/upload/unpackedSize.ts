import { unzipSync } from 'fflate'

/** What a workbook says it unpacks to, in bytes, from the directory at its end: nothing is unpacked for it. */
export function unpackedSize(workbook: Uint8Array): number {
  let bytes = 0
  unzipSync(workbook, {
    filter: ({ originalSize }) => {
      bytes += originalSize
      return false
    },
  })
  return bytes
}
