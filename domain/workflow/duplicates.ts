/** The values that occur more than once, each once, in the order they repeat. */
export function duplicates<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))]
}
