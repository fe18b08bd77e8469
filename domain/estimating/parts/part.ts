import type { Problem } from '#domain/boxGeometry'

/**
 * One part of an estimate: its figures, or what stands in their way, each with the field to change. `isElsewhere`: what
 * stands in the way is of another part or of a field, and is said there.
 */
export type Part<Figures> =
  | { readonly ok: true; readonly value: Figures }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly isElsewhere?: true }

/** A part that came out. */
export const found = <Figures>(value: Figures): Part<Figures> => ({ ok: true, value })

/** A part for which a field is missing or wrong; the message says so there. */
export const missing = (field: string, message: string): Part<never> => ({
  ok: false,
  problems: [{ field, message }],
})

/** What is missing where another part or a field says so. */
export const missingElsewhere = (field: string, message: string): Part<never> => ({
  ok: false,
  problems: [{ field, message }],
  isElsewhere: true,
})

/** The problems of the parts that one builds on, each said once; null when all of them are there. */
export function blocked(...parts: readonly Part<unknown>[]): Part<never> | null {
  const problems = parts.flatMap(part => (part.ok ? [] : part.problems))
  const once = problems.filter(
    ({ field, message }, index) =>
      problems.findIndex(other => other.field === field && other.message === message) === index,
  )
  return once.length === 0 ? null : { ok: false, problems: once, isElsewhere: true }
}
