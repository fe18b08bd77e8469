import { z } from 'zod'
import { Problem } from '../../problem/problem.ts'
import type { Lgx } from './lgx.ts'
import { LgxPallet, ProductSpecification } from './productSpecification.ts'

export interface HttpLgxOptions {
  readonly url: string
  readonly token?: string
  readonly timeoutMs: number
}

/** The real ERP system over HTTP; what it does not answer in time is a problem of its own, never a wrong "no". */
export function httpLgx(options: HttpLgxOptions): Lgx {
  const address = options.url.replace(/\/+$/, '')
  const get = async (path: string, query: Record<string, string>): Promise<unknown> => {
    try {
      const response = await fetch(`${address}${path}?${new URLSearchParams(query)}`, {
        headers: options.token === undefined ? {} : { authorization: `Bearer ${options.token}` },
        signal: AbortSignal.timeout(options.timeoutMs),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return await response.json()
    } catch (error) {
      throw new Problem(
        'unavailable',
        `LGX could not be reached (${error instanceof Error ? error.message : 'no answer'}).`,
      )
    }
  }
  const understood = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
    const read = schema.safeParse(answer)
    if (read.success) return read.data
    throw new Problem('unavailable', 'LGX answered something that is not understood here.')
  }
  return {
    adapter: 'http',
    isReachable: () =>
      get('/health', {}).then(
        () => true,
        () => false,
      ),
    productExists: async (customerCode, productCode) => {
      const answer = await get('/ProductExists', { customerCode, productCode })
      return (
        answer === true ||
        (typeof answer === 'object' && answer !== null && 'exists' in answer && answer.exists === true)
      )
    },
    productSpecification: async (plantCode, productId) =>
      understood(ProductSpecification.nullable(), await get('/ProductDetails', { plantCode, productId })),
    pallets: async () => understood(z.array(LgxPallet), await get('/PalletLookup', {})),
  }
}
