import type { Problem } from './size.ts'
import type { Draft } from './template.ts'

/** A draft that can't be made, and why. */
export function refused(problems: readonly Problem[]): Draft {
  return {
    pieces: [],
    formed: { length: 0, width: 0, depth: 0 },
    fits: [],
    trace: [],
    warnings: [],
    problems,
  }
}
