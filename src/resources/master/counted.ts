import { decimal } from '#domain/formats'

/** A number of things in words: `1 page`, `16,670 users`. */
export const counted = (count: number, one: string): string =>
  `${decimal(count, 0)} ${count === 1 ? one : `${one}s`}`
