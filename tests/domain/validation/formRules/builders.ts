import { describe, expect, it } from 'vitest'

/** What nobody has entered yet: blanks are nothing either. */
export const nothing = [null, undefined] as const
export const nothingTyped = ['', '  ', '\t', ...nothing] as const

interface Cases<Value> {
  readonly passes: readonly Value[]
  readonly refuses: readonly Value[]
  /** What the rule says of what it refuses. */
  readonly says: string
  /** What passes because a rule other than "required" has nothing to say of it. */
  readonly empty: readonly Value[]
}

/** Describes a rule of a form: what passes, what it refuses and says, and that it does not require anything. */
export function describeRule<Value>(
  name: string,
  rule: (value: Value) => string | null,
  { passes, refuses, says, empty }: Cases<Value>,
): void {
  describe(name, () => {
    it.each(passes.map(value => [value]))('%j passes', value => {
      expect(rule(value)).toBeNull()
    })
    it.each(refuses.map(value => [value]))(`%j: ${says}`, value => {
      expect(rule(value)).toBe(says)
    })
    it.each(empty.map(value => [value]))('%j is nothing entered and passes', value => {
      expect(rule(value)).toBeNull()
    })
  })
}
