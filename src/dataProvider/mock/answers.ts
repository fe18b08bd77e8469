import type { MockAnswer } from './answer.ts'

/** Calls that are answered here instead of by the server; CONTRIBUTING, "Trying out", has examples. */
export const answers: readonly MockAnswer[] = []
