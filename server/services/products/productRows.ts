import { and, asc, count, eq, gte, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ExistingProduct } from '#contract/customer'
import { seesEveryCustomer } from '#domain/access'
import { amongCodes } from '../../database/amongCodes.ts'
import type { Database } from '../../database/database.ts'
import { containing, type ListPage, type ListQuery, orderOf, rangeOf } from '../../database/page.ts'
import { customers, existingProducts, productPrices, productWords } from '../../database/schema/index.ts'
import type { Person } from '../../person/person.ts'
import { searched } from '../masters/masterList.ts'

export interface ProductQuery extends ListQuery {
  readonly filter?:
    | {
        readonly q?: string | undefined
        readonly customerCode?: string | undefined
        readonly plantCodes?: readonly string[] | undefined
        readonly plantOperator?: 'is' | 'isNot' | undefined
        readonly boardGradeCodes?: readonly string[] | undefined
        readonly fefcoCodes?: readonly string[] | undefined
        readonly printProcess?: string | undefined
        readonly expiredBy?: string | undefined
        readonly orderedFrom?: string | undefined
        readonly ids?: readonly string[] | undefined
      }
    | undefined
}

const own = existingProducts
const id = sql<string>`${own.plantCode} || '/' || ${own.productId}`
const price = sql<number | null>`(select ${productPrices.price} from ${productPrices}
  where ${productPrices.plantCode} = ${own.plantCode} and ${productPrices.productId} = ${own.productId}
  order by ${productPrices.quantity} limit 1)`
const customerName = sql<string>`coalesce(${customers.customerName}, ${own.customerCode})`

const fields = {
  id,
  productId: own.productId,
  plantCode: own.plantCode,
  costCenterCode: own.costCentreCode,
  productCode: own.productCode,
  description: own.description,
  customerCode: own.customerCode,
  customerName,
  productGroup: own.productGroup,
  fefcoCode: own.fefcoCode,
  vslCode: own.vslCode,
  boardGradeCode: own.boardGradeCode,
  printProcess: own.printProcess,
  numberOfColors: own.numberOfColors,
  length: own.length,
  width: own.width,
  depth: own.depth,
  eskoProjectNumber: own.eskoProjectNumber,
  artwork: own.artwork,
  unitLoadSizeLength: own.unitLoadSizeLength,
  unitLoadSizeWidth: own.unitLoadSizeWidth,
  unitLoadSizeHeight: own.unitLoadSizeHeight,
  palletTypeCode: own.palletTypeCode,
  palletQty: own.palletQty,
  currencyCode: own.currencyCode,
  pricingUom: own.pricingUom,
  price,
  priceEffectiveDate: own.priceEffectiveDate,
  priceExpiryDate: own.priceExpiryDate,
  lastOrderedOn: own.lastOrderedOn,
  lastOrderQty: own.lastOrderQty,
  isActive: own.isActive,
}

const sorts = {
  productCode: own.productCode,
  description: own.description,
  customerName,
  plantCode: own.plantCode,
  fefcoCode: own.fefcoCode,
  boardGradeCode: own.boardGradeCode,
  length: own.length,
  width: own.width,
  depth: own.depth,
  // What has none comes last of the largest.
  price: sql`coalesce(${price}, 0)`,
  priceExpiryDate: sql`coalesce(${own.priceExpiryDate}, '-infinity'::date)`,
  lastOrderedOn: own.lastOrderedOn,
  lastOrderQty: sql`coalesce(${own.lastOrderQty}, 0)`,
}

const lastOrderedFirst = [sql`${own.lastOrderedOn} desc nulls last`, asc(own.productId)]

const orderAsked = (query: ProductQuery): SQL[] =>
  query.sort?.[0] === 'lastOrderedOn' && query.sort[1] === 'DESC'
    ? lastOrderedFirst
    : orderOf(query, sorts, lastOrderedFirst, own.productId)

const select = (db: Database) =>
  db.select(fields).from(own).leftJoin(customers, eq(customers.customerCode, own.customerCode))

/** The products of customers, which are found first: joined, what is asked of a product would be asked for each of them. */
const ofCustomers = (which: SQL | undefined): SQL =>
  sql`${own.customerCode} = any(array(select ${customers.customerCode} from ${customers} where ${which}))`

/** The condition for the products that a person may see: who only sells, those of their own customers (000 §6). */
export const visibleTo = (person: Person): SQL | undefined =>
  seesEveryCustomer(person)
    ? undefined
    : ofCustomers(inArray(customers.salesRepLogin, [person.login, ...person.salesReps]))

/**
 * The products `within` that have the words, or whose customer has them in code or name. They are found first, by where they
 * are stored: the planner takes any word to be common, and would read the words of one product after the other. What is
 * within is said there too, for the index of customers has the products in use alone.
 */
function named(q: string, within: SQL | undefined): SQL {
  const { customerCode, customerName } = customers
  const ofNamed = ofCustomers(or(ilike(customerCode, containing(q)), ilike(customerName, containing(q))))
  const found = and(within, or(searched(productWords, q), ofNamed))
  return sql`${own}.ctid = any(array(select ${own}.ctid from ${own} where ${found}))`
}

function filtered(filter: NonNullable<ProductQuery['filter']>, within: SQL | undefined) {
  return and(
    filter.q ? named(filter.q, within) : undefined,
    filter.customerCode ? eq(own.customerCode, filter.customerCode) : undefined,
    amongCodes(own.plantCode, filter.plantCodes ?? [], filter.plantOperator),
    amongCodes(own.boardGradeCode, filter.boardGradeCodes ?? []),
    amongCodes(own.fefcoCode, filter.fefcoCodes ?? []),
    filter.printProcess ? eq(own.printProcess, filter.printProcess) : undefined,
    filter.expiredBy === undefined ? undefined : lte(own.priceExpiryDate, filter.expiredBy),
    filter.orderedFrom === undefined ? undefined : gte(own.lastOrderedOn, filter.orderedFrom),
    filter.ids === undefined ? undefined : inArray(id, [...filter.ids]),
  )
}

/** A page of the products that a person may see; `within` narrows it further. */
export async function productPage(
  db: Database,
  person: Person,
  query: ProductQuery,
  within?: SQL,
): Promise<ListPage<ExistingProduct[]>> {
  const where = and(eq(own.kind, 'product'), visibleTo(person), filtered(query.filter ?? {}, within), within)
  const { first, wanted } = rangeOf(query)
  const [rows, [counted]] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(...orderAsked(query))
      .offset(first)
      .limit(wanted),
    db.select({ total: count() }).from(own).where(where),
  ])
  return { rows, first, total: counted?.total ?? 0 }
}

/** The products in use; those whose place others took are left out. */
export const inUse = sql`${own.isActive}`

/** The products of the customers of a sales rep. */
export const ofSalesRep = (login: string): SQL => ofCustomers(eq(customers.salesRepLogin, login))
