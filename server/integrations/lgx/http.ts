import { z } from 'zod'
import { LgxCustomer, LgxCustomerPlant, LgxForme, ProductPrices } from '#contract/lgx'
import { Problem } from '../../problem/problem.ts'
import {
  createOutside,
  type OutsideAnswer,
  type OutsideLimits,
  saysItFailed,
  whyNot,
} from '../outside/outside.ts'
import type { Lgx } from './lgx.ts'
import { CreatedProduct } from './newProduct.ts'
import { LgxPallet, ProductSpecification } from './productSpecification.ts'

export interface HttpLgxOptions extends OutsideLimits {
  readonly url: string
  readonly token?: string
}

interface Sending {
  readonly method: 'POST' | 'PUT'
  readonly body: unknown
  /** Sent again with the same key, it is done once. */
  readonly key?: string
}

/** Whether there is such a product, as bare word or by name; anything else is no answer. */
const Exists = z.union([z.boolean(), z.object({ exists: z.boolean() }).transform(({ exists }) => exists)])

/** The real ERP system over HTTP; what it does not answer in time is a problem of its own, never a wrong "no". */
export function httpLgx(options: HttpLgxOptions): Lgx {
  const outside = createOutside({ ...options, system: 'LGX' })
  const send = async (path: string, sending?: Sending): Promise<OutsideAnswer> => {
    try {
      return await outside.ask(
        path,
        sending === undefined
          ? undefined
          : { ...sending, headers: sending.key === undefined ? {} : { 'idempotency-key': sending.key } },
      )
    } catch (error) {
      throw new Problem('unavailable', whyNot('LGX', error))
    }
  }
  /** Its answer; null when there is nothing at that address. */
  const ask = async (path: string, sending?: Sending, mayBeGone = false): Promise<unknown> => {
    const { status, ok, json } = await send(path, sending)
    if (mayBeGone && status === 404) return null
    if (!ok) throw new Problem('unavailable', saysItFailed('LGX', status))
    return status === 204 ? true : json
  }
  const get = (path: string, query: Record<string, string>, mayBeGone = false): Promise<unknown> => {
    const asked = new URLSearchParams(query).toString()
    // Not every Node leaves out the question mark of no question.
    return ask(asked === '' ? path : `${path}?${asked}`, undefined, mayBeGone)
  }
  const put = async (path: string, body: unknown): Promise<boolean> =>
    (await ask(path, { method: 'PUT', body }, true)) !== null
  const understood = <Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> => {
    const read = schema.safeParse(answer)
    if (read.success) return read.data
    throw new Problem('unavailable', 'LGX answered something that is not understood here.')
  }
  return {
    adapter: 'http',
    isReachable: outside.isReachable,
    productExists: async (customerCode, productCode) =>
      understood(Exists, await get('/ProductExists', { customerCode, productCode })),
    productSpecification: async (plantCode, productId) =>
      understood(
        ProductSpecification.nullable(),
        await get('/ProductDetails', { plantCode, productId }, true),
      ),
    prices: async ({ plantCode, productId }) =>
      understood(ProductPrices.nullable(), await get('/PricingLookup', { plantCode, productId }, true)),
    pallets: async () => understood(z.array(LgxPallet), await get('/PalletLookup', {})),
    createProduct: async product => {
      const sending = { method: 'POST', body: product, key: product.reference } as const
      const created = understood(CreatedProduct, await ask('/ProductVelocity/CreateProduct', sending))
      const isMade = created.ccpProduct !== null || created.boardProduct !== null
      // Neither a product nor a reason: nobody knows whether there is one.
      if (!isMade && created.errorMessage === '') understood(z.never(), created)
      return created
    },
    changeProduct: ({ plantCode, productId }, { what, ...change }) =>
      put(`/ProductVelocity/${what}`, { plantCode, productId, ...change }),
    changeCustomerPlant: plant => put('/ProductVelocity/CustomerDefaultPlant', plant),
    customers: async filter => understood(z.array(LgxCustomer), await get('/Customer', { filter })),
    customerPlants: async customerCode => {
      const path = `/Customer/Plant/${encodeURIComponent(customerCode)}`
      return understood(z.array(LgxCustomerPlant).nullable(), await get(path, {}, true))
    },
    formes: async query => understood(z.array(LgxForme), await get('/Forme', { ...query })),
  }
}
