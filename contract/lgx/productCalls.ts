import { z } from 'zod'
import { all, createQuoteRight, existingProductsRight, role, scope } from '#domain/access'
import { text } from '#domain/messages'
import { endpoint, type Service } from '../endpoint.ts'
import { ExistingProduct } from '../existingProducts.ts'
import { id } from '../listQuery.ts'
import { Product } from '../quote/sections.ts'

const code = z.string().trim().min(1, 'is required').max(40)
const identity = { productId: code, plantCode: code }
const millimetres = z
  .number(text('formNumeric'))
  .positive('must be greater than 0')
  .max(100_000, text('formMax', { max: 100_000 }))

/** Whoever makes the product says how it is registered; who only sells it does not. */
const changeProduct = all(existingProductsRight, role('SU', 'DESIGNER', 'NEWWORK'))

/** A product of the ERP system by its id there. */
export const LgxProductLink = z.object({
  plantCode: z.string(),
  lgxProductId: z.string(),
  productCode: z.string(),
})

/** What came of making a product of an item; `Running`: the ERP system has not answered yet. */
export const ProductCreation = z
  .object({
    status: z.enum(['Running', 'Success', 'Failed']),
    ccpProduct: LgxProductLink.nullable(),
    boardProduct: LgxProductLink.nullable(),
    sheetProducts: z.array(LgxProductLink),
    /** Why it failed, in the ERP system's words; empty otherwise. */
    errorMessage: z.string(),
  })
  .meta({ id: 'ProductCreation' })
export type ProductCreation = z.infer<typeof ProductCreation>

/** What came of making the products of a set; each component as if it were asked for alone. */
export const SetCreation = z
  .object({
    status: ProductCreation.shape.status,
    components: z.array(ProductCreation.extend({ quoteItemId: z.number(), reference: z.string() })),
    /** Why it failed, in the ERP system's words by component; empty otherwise. */
    errorMessage: z.string(),
  })
  .meta({ id: 'SetCreation' })
export type SetCreation = z.infer<typeof SetCreation>

export const ProductPrice = z.object({ quantity: z.number(), price: z.number() })

/** What a product costs the customer, and until when. */
export const ProductPrices = z
  .object({
    currencyCode: z.string(),
    pricingUom: z.number(),
    priceEffectiveDate: z.string().nullable(),
    priceExpiryDate: z.string().nullable(),
    prices: z.array(ProductPrice),
  })
  .meta({ id: 'ProductPrices' })

export type ProductPrices = z.infer<typeof ProductPrices>

/** An existing product whole: as it is made, what it costs and what was ordered of it. */
export const ProductDetails = ExistingProduct.extend({
  prices: z.array(ProductPrice),
  orders: z.array(
    z.object({
      id: z.number(),
      orderedOn: z.string(),
      quantity: z.number(),
      price: z.number().nullable(),
      customerPo: z.string(),
      quoteItemId: z.number().nullable(),
      reference: z
        .string()
        .meta({ description: 'quote and item: 100023-2; empty when it was not quoted here' }),
    }),
  ),
  /** What the product section of an item says of it; null: nobody knows. */
  product: Product.nullable(),
  /** Whether it can be costed anew. */
  canRecost: z.boolean(),
}).meta({ id: 'ProductDetails' })
export type ProductDetails = z.infer<typeof ProductDetails>

/** Whether it is only told how the making stands: what failed is tried again by a press, and not by a look. */
const isLook = z.boolean().default(false)

/** Products in the ERP system. */
export const productCalls = {
  createProduct: endpoint({
    method: 'POST',
    path: '/lgx/ProductVelocity/CreateProduct',
    once: true,
    summary: 'Makes the product of an ordered item in the ERP system, in the background and once',
    right: scope('VIEW_QUOTE'),
    body: z.object({ quoteItem: z.object({ id }), isLook }),
    response: ProductCreation,
    problems: ['not-found', 'rule-failed'],
  }),
  createMultiComponentProduct: endpoint({
    method: 'POST',
    path: '/lgx/ProductVelocity/CreateMultiComponentProduct',
    once: true,
    summary: 'Makes the products of an ordered set in the ERP system, in the background and each once',
    right: scope('VIEW_QUOTE'),
    body: z.object({ qitemIds: z.array(id).min(1).max(50), isLook }),
    response: SetCreation,
    problems: ['not-found', 'rule-failed'],
  }),
  updateVslCode: endpoint({
    method: 'PUT',
    path: '/lgx/ProductVelocity/VSLCode',
    summary: 'Changes the VSL code of a product',
    right: changeProduct,
    body: z.object({ ...identity, vslCode: code }),
    response: ExistingProduct,
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  updatePalletSize: endpoint({
    method: 'PUT',
    path: '/lgx/ProductVelocity/PalletizationSize',
    summary: 'Changes the size of a full pallet of a product; mm',
    right: changeProduct,
    body: z.object({
      ...identity,
      unitLoadSizeLength: millimetres,
      unitLoadSizeWidth: millimetres,
      unitLoadSizeHeight: millimetres,
    }),
    response: ExistingProduct,
    problems: ['not-found', 'unavailable'],
  }),
  updateProjectNumber: endpoint({
    method: 'PUT',
    path: '/lgx/ProductVelocity/EskoProjectNumber',
    summary: 'Changes the project number of a product',
    right: changeProduct,
    body: z.object({ ...identity, eskoProjectNumber: code }),
    response: ExistingProduct,
    problems: ['not-found', 'unavailable'],
  }),
  updateCustomerPlant: endpoint({
    method: 'PUT',
    path: '/lgx/ProductVelocity/CustomerDefaultPlant',
    summary: "Changes the plant and cost centre that a customer's quotes begin with",
    right: createQuoteRight,
    body: z.object({ customerCode: code, costCentreCode: code, plantCode: code }),
    response: z.object({ customerCode: z.string(), plantCode: z.string(), costCentreCode: z.string() }),
    problems: ['not-found', 'rule-failed', 'unavailable'],
  }),
  productDetails: endpoint({
    method: 'GET',
    path: '/lgx/ProductDetails',
    summary: 'An existing product with its prices and orders',
    right: existingProductsRight,
    query: z.object(identity),
    response: ProductDetails,
    problems: ['not-found'],
  }),
  pricingLookup: endpoint({
    method: 'GET',
    path: '/lgx/PricingLookup',
    summary: 'What an existing product costs the customer from which quantity on, and until when',
    right: existingProductsRight,
    query: z.object(identity),
    response: ProductPrices,
    problems: ['not-found'],
  }),
} satisfies Service
