interface Named {
  readonly code: string
  readonly name?: string
  readonly description?: string
  readonly label?: string
}

/** What a code stands for; the code itself where nobody knows. */
export function nameOf(code: string, known: readonly Named[]): string {
  const found = known.find(each => each.code === code)
  return found?.name ?? found?.description ?? found?.label ?? code
}

/** Name and code, as people on the floor know both: `Flexo folder gluer (FFG2C)`; the code once where it is all there is. */
export function codedName(code: string, known: readonly Named[]): string {
  const name = nameOf(code, known)
  return name === code ? code : `${name} (${code})`
}
