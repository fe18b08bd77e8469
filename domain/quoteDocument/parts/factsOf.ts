import type { QuoteFact } from '../document.ts'

/** The facts that have something to say, by their labels. */
export const factsOf = (said: Readonly<Record<string, string>>): QuoteFact[] =>
  Object.entries(said).flatMap(([label, value]) => (value.trim() === '' ? [] : [{ label, value }]))
