/** As many keys that no row of the list has: `c1`, `c2` and on, the same ones in the browser and on the server. */
export function nextKeys(rows: readonly { readonly key: string }[], count: number): string[] {
  const used = new Set(rows.map(({ key }) => key))
  const keys: string[] = []
  for (let number = 1; keys.length < count; number += 1) {
    if (!used.has(`c${number}`)) keys.push(`c${number}`)
  }
  return keys
}
