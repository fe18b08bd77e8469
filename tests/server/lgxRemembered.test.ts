import { describe, expect, it } from 'vitest'
import type { Lgx } from '../../server/integrations/lgx/lgx.ts'
import { rememberedLgx } from '../../server/integrations/lgx/remembered.ts'
import { Problem } from '../../server/problem/problem.ts'
import { createItem, loadItem, saveProduct } from './quoteSteps.ts'
import { createTestApp } from './startTestServer.ts'

/** An ERP system that counts how often it is asked, before a memory on a clock that the test moves. */
function counting() {
  const asked: string[] = []
  let answer: () => Promise<boolean> = async () => false
  let time = 1
  const erp: Lgx = {
    adapter: 'http',
    isReachable: async () => true,
    productExists: (customerCode, productCode) => {
      asked.push(`${customerCode} ${productCode}`)
      return answer()
    },
    productSpecification: async (_, productId) => {
      asked.push(productId)
      return null
    },
    prices: async () => null,
    pallets: async () => [],
    createProduct: () => Promise.reject(new Error('Nothing is made here.')),
    changeProduct: async () => false,
    changeCustomerPlant: async () => false,
    customers: async () => [],
    customerPlants: async () => null,
    formes: async () => [],
  }
  return {
    asked,
    lgx: rememberedLgx(erp, { answersMs: 300_000, failuresMs: 30_000, now: () => time }),
    answers: (next: () => Promise<boolean>) => {
      answer = next
    },
    pass: (ms: number) => {
      time += ms
    },
  }
}

const unavailable = new Problem('unavailable', 'LGX could not be reached (no answer).')

describe('what the ERP system said about a product code', () => {
  it('is remembered for its time, a yes as a no', async () => {
    const { lgx, asked, answers, pass } = counting()
    expect(await lgx.productExists('BLU001', 'NEW')).toBe(false)
    answers(async () => true)
    expect(await lgx.productExists('BLU001', 'OLD')).toBe(true)
    pass(299_999)
    expect(await lgx.productExists('BLU001', 'NEW')).toBe(false)
    expect(asked).toEqual(['BLU001 NEW', 'BLU001 OLD'])
    pass(2)
    expect(await lgx.productExists('BLU001', 'NEW')).toBe(true)
    expect(asked).toHaveLength(3)
  })

  it('is of one customer and one code', async () => {
    const { lgx, asked } = counting()
    await lgx.productExists('BLU001', 'A')
    await lgx.productExists('COR002', 'A')
    await lgx.productExists('BLU001', 'B')
    expect(asked).toEqual(['BLU001 A', 'COR002 A', 'BLU001 B'])
  })

  it('is waited for by everybody who asks meanwhile', async () => {
    const { lgx, asked, answers } = counting()
    let say = (_: boolean) => {}
    answers(() => new Promise(resolve => (say = resolve)))
    const both = [lgx.productExists('BLU001', 'A'), lgx.productExists('BLU001', 'A')]
    say(true)
    expect(await Promise.all(both)).toEqual([true, true])
    expect(asked).toHaveLength(1)
  })

  it('is not known when it did not answer: never a no, and asked again soon', async () => {
    const { lgx, asked, answers, pass } = counting()
    answers(() => Promise.reject(unavailable))
    await expect(lgx.productExists('BLU001', 'A')).rejects.toBe(unavailable)
    pass(29_999)
    await expect(lgx.productExists('BLU001', 'A')).rejects.toBe(unavailable)
    expect(asked).toHaveLength(1)
    answers(async () => true)
    pass(2)
    expect(await lgx.productExists('BLU001', 'A')).toBe(true)
  })

  it('does not hold for how a product is made', async () => {
    const { lgx, asked } = counting()
    await lgx.productSpecification('NTH', 'P-1')
    await lgx.productSpecification('NTH', 'P-1')
    expect(asked).toEqual(['P-1', 'P-1'])
  })
})

it('the ERP system is asked once about an item that is saved and read', async () => {
  const { lgx, asked } = counting()
  const server = await createTestApp({ lgx })
  try {
    const rep = server.as('salesrep')
    const item = await createItem(rep)
    expect((await saveProduct(rep, item, { code: 'BG-NEW-1' })).status).toBe(200)
    await loadItem(rep, item)
    await rep.get(`/workflow/Workflow/${item.itemId}`)
    expect(asked).toEqual(['BLU001 BG-NEW-1'])
  } finally {
    await server.close()
  }
})
