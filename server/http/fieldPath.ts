import { isSectionKey, rowPath, rowsOf } from '#domain/quoteItem'

const plainKey = /^[A-Za-z0-9_-]+$/

/**
 * The path of a field of what was sent, from the names on the way to it: `printing.inkCoverages[k3].inkCode`. A row of an
 * item's section is named by its key, as rules and change log name it; its place, where it has none.
 */
export function fieldPath(names: readonly string[], sent: unknown): string {
  const isOfSection = isSectionKey(names[0] ?? '')
  let path = ''
  let at = sent
  for (const name of names) {
    const value: unknown = (at as Readonly<Record<string, unknown>> | null | undefined)?.[name]
    const [row] = Array.isArray(at) && isOfSection ? rowsOf([value]) : []
    if (row !== undefined && plainKey.test(row.key)) path = rowPath(path, row.key)
    else path = path === '' ? name : `${path}.${name}`
    at = value
  }
  return path
}
