import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpLgx } from '../../server/integrations/lgx/http.ts'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { workedItem } from './engineSteps.ts'

const product = { productCode: 'X', description: 'A carton', item: workedItem, quantities: [1000] }
let answer: unknown = null
let status = 200
const asked: (string | undefined)[] = []
const erp = createServer((request, response) => {
  asked.push(request.url)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
let lgx: Lgx
beforeAll(async () => {
  await new Promise<void>(resolve => erp.listen(0, '127.0.0.1', resolve))
  lgx = httpLgx({ url: `http://127.0.0.1:${(erp.address() as AddressInfo).port}`, timeoutMs: 5_000 })
})
afterAll(() => {
  erp.closeAllConnections()
  erp.close()
})

const unavailable = { code: 'unavailable', message: 'LGX answered something that is not understood here.' }

describe('a product of the ERP system over HTTP', () => {
  it('is asked for by plant and id', async () => {
    answer = product
    const found = await lgx.productSpecification('NTH-100', 'P 1')
    expect(asked.at(-1)).toBe('/ProductDetails?plantCode=NTH-100&productId=P+1')
    expect(found).toMatchObject({
      productCode: 'X',
      quantities: [1000],
      item: { style: '0201', isWaxed: false },
    })
  })

  it('has a price from each quantity on, or is not there', async () => {
    const prices = { currencyCode: 'AUD', pricingUom: 1000, prices: [{ quantity: 1000, price: 812.1 }] }
    const dates = { priceEffectiveDate: '2026-01-01', priceExpiryDate: null }
    answer = { ...prices, ...dates }
    expect(await lgx.prices({ plantCode: 'NTH', productId: 'P 1' })).toEqual(answer)
    expect(asked.at(-1)).toBe('/PricingLookup?plantCode=NTH&productId=P+1')
    answer = null
    expect(await lgx.prices({ plantCode: 'NTH', productId: 'P-1' })).toBeNull()
    answer = prices
    await expect(lgx.prices({ plantCode: 'NTH', productId: 'P-1' })).rejects.toMatchObject(unavailable)
  })

  it('may not be there', async () => {
    answer = null
    expect(await lgx.productSpecification('NTH', 'P-1')).toBeNull()
    status = 404
    expect(await lgx.productSpecification('NTH', 'P-1')).toBeNull()
    status = 200
  })

  it.each([
    ['no quantities', { ...product, quantities: [] }],
    ['half an item', { ...product, item: { style: '0201' } }],
    ['a word', 'yes'],
  ])('is not made up from %s', async (_, given) => {
    answer = given
    await expect(lgx.productSpecification('NTH', 'P-1')).rejects.toMatchObject(unavailable)
  })
})

describe('the pallets of the ERP system over HTTP', () => {
  it('are its list', async () => {
    answer = [{ code: 'P01', description: 'Standard', palletTypeCode: 'AUSTD' }]
    expect(await lgx.pallets()).toEqual(answer)
    expect(asked.at(-1)).toBe('/PalletLookup')
  })

  it('are not anything else', async () => {
    answer = { P01: 'Standard' }
    await expect(lgx.pallets()).rejects.toMatchObject(unavailable)
  })
})
