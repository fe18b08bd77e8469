const letters = /[.*+?^$()|[\]\\]/g

/** What an address says for the names in braces of a row's path, whatever its capitals; null: it is another row's. */
export function paramsIn(path: string, address: string): Readonly<Record<string, string>> | null {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = path.replace(letters, '\\$&').replace(/\{\w+\}/g, '([^/]+)')
  const met = new RegExp(`^${pattern}/?$`, 'i').exec(address)
  if (met === null) return null
  return Object.fromEntries(names.map((name, place) => [name, decodeURIComponent(met[place + 1] ?? '')]))
}
