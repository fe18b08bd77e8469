import { createHash, randomBytes } from 'node:crypto'

/** What a link is opened by: 256 random bits, which nobody guesses. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
