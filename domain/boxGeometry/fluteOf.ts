import { type Flute, flutes } from './flutes.ts'

/** The row of a flute master that a code names (`' bc '` is BC), or undefined. The default master unless one is given. */
export function fluteOf(code: string, master: Readonly<Record<string, Flute>> = flutes): Flute | undefined {
  const wanted = code.trim().toUpperCase()
  return Object.values(master).find(flute => flute.code.toUpperCase() === wanted)
}
