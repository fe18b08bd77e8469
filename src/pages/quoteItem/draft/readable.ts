type Tree = { readonly [name: string]: unknown }

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

/** The values with null for every number that can't be read: no rule knows what it is. The field itself says so. */
export function readable<Held>(value: Held): Held {
  if (Number.isNaN(value)) return null as Held
  if (Array.isArray(value)) return value.map(readable) as Held
  if (!isTree(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part)])) as Held
}

/** Whether a number that can't be read stands anywhere in the values. */
export const hasUnreadable = (value: unknown): boolean =>
  Number.isNaN(value) || (isTree(value) && Object.values(value).some(hasUnreadable))

/** What follows with the numbers that can't be read where they stood: rows by their key, and only where nothing else follows. */
export function withUnread(stood: unknown, follows: unknown): unknown {
  if (Number.isNaN(stood)) return follows ?? stood
  if (Array.isArray(stood) && Array.isArray(follows))
    return follows.map(row =>
      isTree(row)
        ? withUnread(
            stood.find(({ key }) => key === row.key),
            row,
          )
        : row,
    )
  if (!isTree(stood) || !isTree(follows)) return follows
  return Object.fromEntries(
    Object.entries(follows).map(([name, part]) => [name, withUnread(stood[name], part)]),
  )
}
