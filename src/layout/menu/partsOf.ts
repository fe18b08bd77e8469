import type { LinkEntry } from './entries.ts'

/** Entries of a menu group by the part they stand in, in their order. */
export function partsOf(
  entries: readonly LinkEntry[],
): readonly (readonly [part: string | undefined, entries: readonly LinkEntry[]])[] {
  const parts = new Map<string | undefined, LinkEntry[]>()
  for (const entry of entries) parts.set(entry.part, [...(parts.get(entry.part) ?? []), entry])
  return [...parts]
}
