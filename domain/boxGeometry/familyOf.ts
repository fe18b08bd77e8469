import { styleOf } from './styleOf.ts'

/** The family that a style's code says: the engine's own style's, else its first two digits. */
export const familyOf = (code: string): string => styleOf(code)?.family ?? code.slice(0, 2)
