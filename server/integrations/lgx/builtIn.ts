import { and, asc, eq, ilike, ne, or, sql } from 'drizzle-orm'
import { plantAlone } from '#domain/boardGrades'
import type { Database } from '../../database/database.ts'
import { flatten } from '../../database/flat.ts'
import { containing } from '../../database/page.ts'
import {
  customerProfiles,
  customers,
  existingProducts,
  formes,
  palletTypes,
  plantCostCentres,
  plants,
  productPrices,
} from '../../database/schema/index.ts'
import { createStatement } from '../../database/statement.ts'
import { createBuiltIn } from './createBuiltIn.ts'
import { activeCode } from './keepProduct.ts'
import type { Lgx } from './lgx.ts'
import type { ProductIdentity } from './newProduct.ts'
import { ProductSpecification } from './productSpecification.ts'

/** Rows of a lookup at most. */
const atMost = 100

const productByCode = createStatement<{ code: string }>('lgx_product_by_code', db => {
  const fields = { code: existingProducts.productCode }
  const isAsked = activeCode(sql.placeholder('customerCode'), sql.placeholder('productCode'))
  return flatten(fields, db.select(fields).from(existingProducts).where(isAsked).limit(1))
})

const isProduct = (plantCode: string, productId: string) =>
  and(eq(existingProducts.plantCode, plantAlone(plantCode)), eq(existingProducts.productId, productId))

async function customerPlants(db: Database, customerCode: string) {
  const [customer] = await db
    .select({ plantCode: customerProfiles.plantCode, costCentreCode: customerProfiles.costCentreCode })
    .from(customers)
    .leftJoin(customerProfiles, eq(customerProfiles.customerCode, customers.customerCode))
    .where(or(eq(customers.customerCode, customerCode), eq(customers.otherRef, customerCode)))
  if (customer === undefined) return null
  const rows = await db
    .select({
      plantCode: plants.code,
      costCentreCode: plants.costCentreCode,
      description: plants.description,
    })
    .from(plants)
    .where(sql`${plants.isActive}`)
    .unionAll(
      db
        .select({
          plantCode: plantCostCentres.plantCode,
          costCentreCode: plantCostCentres.code,
          description: sql<string>`${plants.description} || ' ' || ${plantCostCentres.description}`,
        })
        .from(plantCostCentres)
        .innerJoin(plants, and(eq(plants.code, plantCostCentres.plantCode), plants.isActive)),
    )
    .orderBy(sql`1, 2`)
  const isDefault = (row: (typeof rows)[number]) =>
    row.plantCode === plantAlone(customer.plantCode ?? '') && row.costCentreCode === customer.costCentreCode
  return rows
    .map(row => ({ ...row, isDefault: isDefault(row) }))
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
}

async function pricesOf(db: Database, { plantCode, productId }: ProductIdentity) {
  const { currencyCode, pricingUom, priceEffectiveDate, priceExpiryDate } = existingProducts
  const [product] = await db
    .select({
      plantCode: existingProducts.plantCode,
      currencyCode,
      pricingUom,
      priceEffectiveDate,
      priceExpiryDate,
    })
    .from(existingProducts)
    .where(isProduct(plantCode, productId))
  if (product === undefined) return null
  const { plantCode: plant, ...terms } = product
  const prices = await db
    .select({ quantity: productPrices.quantity, price: productPrices.price })
    .from(productPrices)
    .where(and(eq(productPrices.plantCode, plant), eq(productPrices.productId, productId)))
    .orderBy(asc(productPrices.quantity))
  return { ...terms, prices }
}

/** A stand-in for the ERP system that keeps its products in a table of the database. */
export function builtInLgx(db: Database): Lgx {
  return {
    adapter: 'built-in',
    isReachable: async () => true,
    productExists: async (customerCode, productCode) => {
      const rows = await productByCode(db, { customerCode, productCode: productCode.toLowerCase() })
      return rows.length > 0
    },
    productSpecification: async (plantCode, productId) => {
      const [row] = await db.select().from(existingProducts).where(isProduct(plantCode, productId))
      return row === undefined || row.item === null ? null : ProductSpecification.parse(row)
    },
    prices: product => pricesOf(db, product),
    pallets: () =>
      db
        .select({
          code: palletTypes.lgxCode,
          description: palletTypes.name,
          palletTypeCode: palletTypes.code,
        })
        .from(palletTypes)
        .where(ne(palletTypes.lgxCode, ''))
        .orderBy(asc(palletTypes.lgxCode)),
    createProduct: product => createBuiltIn(db, product),
    changeProduct: async ({ plantCode, productId }) => {
      const rows = await db
        .select({ productId: existingProducts.productId })
        .from(existingProducts)
        .where(isProduct(plantCode, productId))
      return rows.length > 0
    },
    changeCustomerPlant: async ({ customerCode }) => (await customerPlants(db, customerCode)) !== null,
    customers: filter =>
      db
        .select({
          lgxCustomerCode: customers.otherRef,
          customerCode: customers.customerCode,
          customerName: customers.customerName,
          abn: customers.abn,
          country: customers.country,
          city: customers.city,
        })
        .from(customers)
        .where(
          and(
            ...filter
              .split(/\s+/)
              .filter(word => word !== '')
              .map(word =>
                or(
                  ...[customers.otherRef, customers.customerCode, customers.customerName, customers.abn].map(
                    column => ilike(column, containing(word)),
                  ),
                ),
              ),
          ),
        )
        .orderBy(asc(customers.customerName), asc(customers.customerCode))
        .limit(atMost),
    customerPlants: customerCode => customerPlants(db, customerCode),
    formes: ({ formeCode, countryCode, plantCode }) =>
      db
        .select()
        .from(formes)
        .where(
          and(
            formeCode === '' ? undefined : sql`starts_with(lower(${formes.formeCode}), lower(${formeCode}))`,
            countryCode === '' ? undefined : eq(formes.countryCode, countryCode),
            plantCode === '' ? undefined : eq(formes.plantCode, plantAlone(plantCode)),
          ),
        )
        .orderBy(asc(formes.plantCode), asc(formes.formeCode))
        .limit(atMost),
  }
}
