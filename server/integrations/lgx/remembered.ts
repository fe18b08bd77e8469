import { LRUCache } from 'lru-cache'
import type { Lgx } from './lgx.ts'

/** For how long answers are remembered, in milliseconds. */
export interface Remembering {
  readonly answersMs: number
  /** That it did not answer; then it is asked again. */
  readonly failuresMs: number
  /** The clock, in milliseconds. */
  readonly now?: () => number
}

/** Answers remembered at most; then the one longest not asked for goes. */
const atMost = 10_000

/**
 * Asks the ERP system about a product code once, and not again by every read and save of an item. That it did not answer
 * is remembered as that, never as a "no". How a product is made is always asked: it is costed as it is now.
 */
export function rememberedLgx(lgx: Lgx, { answersMs, failuresMs, now }: Remembering): Lgx {
  const answers = new LRUCache<string, Promise<boolean>>({
    max: atMost,
    ttl: answersMs,
    // Every look at the clock counts: its own would be a moment old.
    ttlResolution: 0,
    ...(now === undefined ? {} : { perf: { now } }),
  })
  return {
    ...lgx,
    productExists: (customerCode, productCode) => {
      const key = JSON.stringify([customerCode, productCode])
      const known = answers.get(key)
      if (known !== undefined) return known
      const answer = lgx.productExists(customerCode, productCode)
      answers.set(key, answer)
      answer.catch(() => answers.set(key, answer, { ttl: failuresMs }))
      return answer
    },
  }
}
