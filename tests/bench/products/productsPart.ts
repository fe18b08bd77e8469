import { requestOf, type WireRequest } from '#contract/client'
import { customer } from '#contract/customer'
import { product } from '#contract/product'
import { createPeople } from '../../../server/person/people.ts'
import type { Person } from '../../../server/person/person.ts'
import { catalogueFilters } from '../../../server/services/products/catalogue/catalogueFilters.ts'
import { cataloguePage } from '../../../server/services/products/catalogue/catalogueList.ts'
import { inUse, productPage } from '../../../server/services/products/productRows.ts'
import { createHttpClient } from '../httpClient.ts'
import { measureByTurns } from '../measureByTurns.ts'
import { type Storage, startProduct } from '../productServer.ts'
import type { Result } from '../report.ts'
import { productsOn } from '../similar/loadSimilar.ts'
import { accessToken } from '../worklist/accessToken.ts'
import { type Driver, openDriver } from '../worklist/driver.ts'
import { driverBeside } from '../worklist/driverBeside.ts'
import { loadProducts } from './loadProducts.ts'

const reach = 2

const range: [number, number] = [0, 24]

interface Case {
  readonly name: string
  /** Who asks. */
  readonly login: 'su' | 'salesrep'
  readonly asks: (db: Driver['db'], person: Person) => Promise<unknown>
  readonly request: WireRequest
}

type ProductFilter = NonNullable<Parameters<typeof productPage>[2]['filter']>
type CatalogueFilter = NonNullable<Parameters<typeof cataloguePage>[1]['filter']>

/** A query as it stands in the address. */
const wire = (query: object) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])) as never

const existing = (name: string, filter: ProductFilter, login: Case['login'] = 'su'): Case => ({
  name: `existing products, ${name}`,
  login,
  asks: (db, person) => productPage(db, person, { range, filter }, inUse),
  request: requestOf(customer.products, { query: wire({ range, filter }) }),
})

const cards = (name: string, filter: CatalogueFilter): Case => ({
  name: `catalogue, ${name}`,
  login: 'su',
  asks: db => cataloguePage(db, { range, filter: { ...filter, q: filter.q ?? '', productGroup: '' } }),
  request: requestOf(product.search, { query: wire({ range, filter }) }),
})

const facets = (name: string, filter: CatalogueFilter): Case => ({
  name: `catalogue filters, ${name}`,
  login: 'su',
  asks: db => catalogueFilters(db, { ...filter, productGroup: '' }),
  request: requestOf(product.lookup, { query: wire({ filter }) }),
})

const standards = { itemCategory: ['INDUSTRY_STANDARD'] }
const trays = { ...standards, fefcoGroup: ['04'] }

const cases: readonly Case[] = [
  existing('page', {}),
  existing('page of a sales rep', {}, 'salesrep'),
  existing('search', { q: 'bench-1234' }),
  existing('search of a common word', { q: 'carton' }),
  existing('search of a sales rep', { q: 'carton' }, 'salesrep'),
  existing('a customer’s', { customerCode: 'BLU001' }),
  existing('one board', { boardGradeCodes: ['B340'] }),
  existing('one style and plant', { fefcoCodes: ['0201'], plantCodes: ['NTH'] }),
  cards('page', {}),
  cards('search', { q: 'pad 1234' }),
  cards('industry standards', standards),
  cards('trays', trays),
  cards('a size', { ...standards, minLength: 300, maxLength: 320 }),
  facets('none chosen', {}),
  facets('search', { q: 'pad 1234' }),
  facets('industry standards', standards),
  facets('trays', trays),
]

/** Searching and narrowing existing products and the catalogue over HTTP, against the driver alone. */
export async function* productsPart(storage: Storage, seconds: number): AsyncGenerator<Result[]> {
  await (await startProduct(storage)).stop()
  const filling = await openDriver(storage)
  try {
    await loadProducts(filling, productsOn(storage))
  } finally {
    await filling.close()
  }
  const driver = await driverBeside(storage)
  const server = await startProduct(storage)
  try {
    for (const { name, login, asks, request } of cases) {
      const person = await createPeople(driver.db).find(login)
      if (person === null) throw new Error(`There is no ${login} here.`)
      const statements = await driver.statementsDuring(() => asks(driver.db, person))
      const client = createHttpClient(server.origin, [await accessToken(server.origin, login)])
      const { alone, http } = await measureByTurns(
        { alone: () => driver.runInTurn(statements), http: () => client.send(request) },
        { atOnce: 1, seconds },
      )
      client.stop()
      yield [
        { part: 'products', what: `${name}: driver alone`, value: alone.median, unit: 'ms' },
        { part: 'products', what: `${name}: HTTP`, value: http.median, unit: 'ms' },
        {
          part: 'products',
          what: `${name}: HTTP ÷ driver`,
          value: http.median / alone.median,
          unit: '×',
          reach,
        },
      ]
    }
  } finally {
    await server.stop()
    await driver.close()
  }
}
