/** Words one after the other, the last two joined: `Print`, `Print and Price`, `Overview, Print and Price`. */
export function listed(words: readonly string[], join: 'and' | 'or' = 'and'): string {
  const [last, ...before] = words.toReversed()
  if (last === undefined) return ''
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${join} ${last}`
}
