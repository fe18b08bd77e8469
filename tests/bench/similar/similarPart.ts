import { requestOf, type WireRequest } from '#contract/client'
import { lgx } from '#contract/lgx'
import { createHttpClient } from '../httpClient.ts'
import { measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { openDriver } from '../worklist/driver.ts'
import { loadSimilar, productsOn } from './loadSimilar.ts'

/** Milliseconds at the median. */
const reach = 300

const box = { plantCode: 'NTH', length: 400, width: 300, depth: 250 }
const variances = { lengthVariance: 40, widthVariance: 30, depthVariance: 25 }
const said = { boardGrade: 'C340', cartonStyle: '0201', colorNo: 2, passNo: 2, sheetSqm: 0.8 }

const cases: readonly (readonly [string, WireRequest])[] = [
  ['as an item asks', requestOf(lgx.similarSearch, { query: { ...box, ...variances, ...said } })],
  ['by size alone', requestOf(lgx.similarSearch, { query: { ...box, ...variances } })],
  ['without variances', requestOf(lgx.similarSearch, { query: { ...box, ...said } })],
]

/** The search for similar products over many existing products, over HTTP. */
export async function* similarPart(storage: Storage, seconds: number): AsyncGenerator<Result[]> {
  await (await startProduct(storage)).stop()
  const driver = await openDriver(storage)
  try {
    await loadSimilar(driver, productsOn(storage))
  } finally {
    await driver.close()
  }
  const server = await startProduct(storage)
  const client = createHttpClient(server.origin, [await accessToken(server.origin, 'su')])
  try {
    for (const [name, request] of cases) {
      const { http } = await measureByTurns({ http: () => client.send(request) }, { atOnce: 1, seconds })
      yield [{ part: 'similar', what: `${name}: HTTP`, value: http.median, unit: 'ms', reach }]
    }
  } finally {
    client.stop()
    await server.stop()
  }
}
