import { decimal } from './decimal.ts'

/** A number of things in words: `1 page`, `16,670 users`; `many`: several of them, where no `s` makes it. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${decimal(count, 0)} ${count === 1 ? one : many}`
