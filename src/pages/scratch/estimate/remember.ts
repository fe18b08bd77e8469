const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const isSame = (a: unknown, b: unknown): boolean => {
  if (Object.is(a, b)) return true
  if (!isPlain(a) || !isPlain(b)) return false
  const keys = Object.keys(a)
  return keys.length === Object.keys(b).length && keys.every(key => Object.is(a[key], b[key]))
}

const isEachSame = (now: readonly unknown[], before: readonly unknown[]): boolean =>
  now.length === before.length && now.every((arg, index) => isSame(arg, before[index]))

/**
 * A pure function that keeps its last answer: asked the same again, it gives the same object, so that nothing that
 * hangs on it is made anew. Arguments are the same when they are identical, or plain objects of identical values.
 */
export function remember<Args extends readonly unknown[], Answer>(
  make: (...args: Args) => Answer,
): (...args: Args) => Answer {
  let last: { readonly args: Args; readonly answer: Answer } | undefined
  return (...args) => {
    const known = last
    if (known !== undefined && isEachSame(args, known.args)) return known.answer
    const answer = make(...args)
    last = { args, answer }
    return answer
  }
}

/** The same for one function asked for each place of a list: every place keeps its own last answer. */
export function rememberEach<Args extends readonly unknown[], Answer>(
  make: (...args: Args) => Answer,
): (place: number, ...args: Args) => Answer {
  const places: ((...args: Args) => Answer)[] = []
  return (place, ...args) => {
    const known = places[place] ?? remember(make)
    places[place] = known
    return known(...args)
  }
}
