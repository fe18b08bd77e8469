interface Keyed {
  readonly key: string
}

/** What was typed in the cells of a list, by their new names, after its rows went to other places. */
export function movedTexts(
  texts: Map<string, string>,
  path: string,
  before: readonly Keyed[],
  after: readonly Keyed[],
): void {
  const own = [...texts].filter(([name]) => name.startsWith(`${path}.`))
  for (const [name] of own) texts.delete(name)
  for (const [name, typed] of own) {
    const [index, ...cell] = name.slice(path.length + 1).split('.')
    const place = after.findIndex(({ key }) => key === before[Number(index)]?.key)
    if (place >= 0) texts.set([path, place, ...cell].join('.'), typed)
  }
}

/** Forgets what was typed in cells of a list that hold something else by now. */
export function readTexts(texts: Map<string, string>, path: string, rows: readonly object[]): void {
  for (const name of texts.keys()) {
    if (!name.startsWith(`${path}.`)) continue
    const [index = '', cell = ''] = name.slice(path.length + 1).split('.')
    const row = rows[Number(index)] as Readonly<Record<string, unknown>> | undefined
    if (!Number.isNaN(row?.[cell])) texts.delete(name)
  }
}
