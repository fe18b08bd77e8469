/** For how many different askers what was made of a thing is remembered. */
const remembered = 4

/**
 * A pure function that makes what it made before when it is given the very same again: of each first input it remembers what
 * it made lately with others, for as long as somebody has that input. Nobody may change what it was given or what it made.
 */
export function onceFor<First extends object, Rest extends readonly unknown[], Result>(
  make: (first: First, ...rest: Rest) => Result,
): (first: First, ...rest: Rest) => Result {
  const made = new WeakMap<First, { readonly rest: Rest; readonly result: Result }[]>()
  return (first, ...rest) => {
    const lately = made.get(first) ?? []
    const known = lately.find(each => each.rest.every((given, place) => given === rest[place]))
    if (known !== undefined) return known.result
    const result = make(first, ...rest)
    made.set(first, [{ rest, result }, ...lately.slice(0, remembered - 1)])
    return result
  }
}
