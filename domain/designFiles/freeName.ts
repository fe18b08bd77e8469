import { sameFileName } from '#domain/documents'

/** The name, or the first of `name-2.dxf`, `name-3.dxf`, … that none of the taken ones is. */
export function freeName(fileName: string, taken: readonly string[]): string {
  const dot = fileName.lastIndexOf('.')
  const [stem, extension] = dot <= 0 ? [fileName, ''] : [fileName.slice(0, dot), fileName.slice(dot)]
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? fileName : `${stem}-${number}${extension}`
    if (!taken.some(each => sameFileName(each, name))) return name
  }
}
