/** Store keys that are needed before anybody has signed in; they are kept in the browser too. */
const mirrored = ['theme', 'sidebar.open']
const storageKey = (key: string) => `boxwright.${key}`

const parse = (text: string | null): unknown => {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The settings that the browser remembers by itself. A browser without storage remembers nothing. */
export function localMirror(storage: Storage | undefined) {
  return {
    read: (): ReadonlyMap<string, unknown> =>
      new Map(
        mirrored
          .map(key => [key, parse(storage?.getItem(storageKey(key)) ?? null)] as const)
          .filter(([, value]) => value !== undefined),
      ),
    write: (key: string, value: unknown) => {
      if (!mirrored.includes(key)) return
      if (value === undefined) storage?.removeItem(storageKey(key))
      else storage?.setItem(storageKey(key), JSON.stringify(value))
    },
  }
}
