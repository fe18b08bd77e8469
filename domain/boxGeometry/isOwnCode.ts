import { styleOf } from './styleOf.ts'

/** Whether a code can only be that of a style a company keeps itself: those begin with a letter, and no built-in one has it. */
export const isOwnCode = (code: string): boolean => /^[A-Z]/i.test(code) && styleOf(code) === undefined
