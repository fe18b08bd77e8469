type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The changed values of a form by their path (`product.length`); a changed list counts as a whole. */
export function dirtyValues(values: Tree, dirty: Tree, prefix = ''): Record<string, unknown> {
  const found: Record<string, unknown> = {}
  for (const [name, mark] of Object.entries(dirty)) {
    const value = values[name]
    if (isTree(mark) && isTree(value)) Object.assign(found, dirtyValues(value, mark, `${prefix}${name}.`))
    else if (mark === true || (Array.isArray(mark) && mark.length > 0)) found[`${prefix}${name}`] = value
  }
  return found
}
