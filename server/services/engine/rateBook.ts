/** A number of the master data; plant '' counts for every plant without a row of its own. */
export interface RateRow {
  readonly plantCode: string
  readonly group: string
  readonly name: string
  readonly value: number | null
}

type Numbers = { readonly [Name: string]: number | Numbers | readonly unknown[] }

/** The numbers of one plant: its own rows, else the general ones, else what the engine takes by default. */
export interface RateBook {
  /** One number; null where it is not entered. */
  rate(group: string, name: string): number | null
  /** One number, or the engine's own where it is not entered. */
  number(group: string, name: string, otherwise: number): number
  /** A record of numbers and records of them, each as `number` gives it; lists stay as they are. */
  fill<Shape extends object>(group: string, otherwise: Shape): Shape
  /** All rows of a group by name as numbers, ascending: a table such as days → factor. */
  table(group: string): (readonly [key: number, value: number])[]
  /** All rows of a group by name, those that are entered. */
  names(group: string): (readonly [name: string, value: number])[]
  /** Names of a group's sub-groups: `ink.FLEXO` is one of `ink`. */
  below(group: string): string[]
}

/** The rate book of a plant out of the rows of all plants. */
export function rateBook(rows: readonly RateRow[], plantCode: string): RateBook {
  const groups = new Map<string, Map<string, number | null>>()
  for (const wanted of ['', plantCode]) {
    for (const row of rows) {
      if (row.plantCode !== wanted) continue
      const names = groups.get(row.group) ?? new Map<string, number | null>()
      groups.set(row.group, names.set(row.name, row.value))
    }
  }
  const rate = (group: string, name: string): number | null => groups.get(group)?.get(name) ?? null
  const number = (group: string, name: string, otherwise: number): number => rate(group, name) ?? otherwise
  const filled = (group: string, otherwise: Numbers): Numbers =>
    Object.fromEntries(
      Object.entries(otherwise).map(([name, value]) => {
        if (typeof value === 'number') return [name, number(group, name, value)]
        return [name, Array.isArray(value) ? value : filled(`${group}.${name}`, value as Numbers)]
      }),
    )
  return {
    rate,
    number,
    fill: (group, otherwise) => filled(group, otherwise as unknown as Numbers) as unknown as typeof otherwise,
    table: group =>
      [...(groups.get(group) ?? [])]
        .flatMap(([key, value]) => (value === null ? [] : [[Number(key), value] as const]))
        .sort(([a], [b]) => a - b),
    names: group =>
      [...(groups.get(group) ?? [])].flatMap(([name, value]) =>
        value === null ? [] : [[name, value] as const],
      ),
    below: group =>
      [...groups.keys()]
        .filter(name => name.startsWith(`${group}.`))
        .map(name => name.slice(group.length + 1)),
  }
}

/** The rows that count at a plant: of each code the plant's own, else the general one. */
export function ofPlant<Row extends { readonly plantCode: string; readonly code: string }>(
  rows: readonly Row[],
  plantCode: string,
): Row[] {
  const byCode = new Map<string, Row>()
  for (const wanted of ['', plantCode]) {
    for (const row of rows) if (row.plantCode === wanted) byCode.set(row.code, row)
  }
  return [...byCode.values()].sort((a, b) => (a.code < b.code ? -1 : 1))
}
