import { z } from 'zod'
import { all, createQuoteRight, existingProductsRight } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'
import { codesOperator, listQuery, searchText } from './listQuery.ts'
import { MasterUpload, MasterUploadAnswer } from './masters.ts'

const code = z.string().trim().max(40)
const codes = z.array(code).max(100)

/** A product that a customer has; lengths in mm. */
export const ExistingProduct = z
  .object({
    id: z.string().meta({ description: 'plant and product: NTH/P-10001' }),
    productId: z.string(),
    plantCode: z.string(),
    costCenterCode: z.string(),
    productCode: z.string(),
    description: z.string(),
    customerCode: z.string(),
    customerName: z.string(),
    productGroup: z.string(),
    fefcoCode: z.string(),
    vslCode: z.string(),
    boardGradeCode: z.string(),
    printProcess: z.string(),
    numberOfColors: z.number(),
    length: z.number(),
    width: z.number(),
    depth: z.number(),
    eskoProjectNumber: z.string(),
    artwork: z.string(),
    unitLoadSizeLength: z.number(),
    unitLoadSizeWidth: z.number(),
    unitLoadSizeHeight: z.number(),
    palletTypeCode: z.string(),
    palletQty: z.number(),
    currencyCode: z.string(),
    pricingUom: z.number().meta({ description: 'how many a price is for' }),
    /** At the smallest quantity; null: there is none. */
    price: z.number().nullable(),
    priceEffectiveDate: z.string().nullable(),
    priceExpiryDate: z.string().nullable(),
    lastOrderedOn: z.string().nullable(),
    lastOrderQty: z.number().nullable(),
    isActive: z.boolean(),
  })
  .meta({ id: 'ExistingProduct' })
export type ExistingProduct = z.infer<typeof ExistingProduct>

/** How existing products are searched; who only sells finds those of their own customers. */
const productQuery = listQuery(
  z.object({
    q: searchText.optional(),
    customerCode: z.string().max(20).optional(),
    plantCodes: codes.optional(),
    plantOperator: codesOperator.optional(),
    boardGradeCodes: codes.optional(),
    fefcoCodes: codes.optional(),
    printProcess: code.optional(),
    /** Products whose price has ended by this day. */
    expiredBy: z.iso.date().optional(),
    /** Products ordered on or after this day. */
    orderedFrom: z.iso.date().optional(),
    ids: z.array(z.string().max(80)).max(200).optional(),
  }),
)

/** What customers have. */
export const existingProductCalls = {
  products: endpoint({
    method: 'GET',
    path: '/customer/Product',
    summary: 'Existing products, of one customer or by filters, those ordered last first',
    right: existingProductsRight,
    query: productQuery.extend({ CustomerCode: z.string().max(20).optional() }),
    response: z.array(ExistingProduct),
    list: true,
  }),
  allProducts: endpoint({
    method: 'GET',
    path: '/customer/Product/All',
    summary: 'Every existing product, also those that others have taken the place of',
    right: existingProductsRight,
    query: productQuery,
    response: z.array(ExistingProduct),
    list: true,
  }),
  productsOfSalesRep: endpoint({
    method: 'GET',
    path: '/customer/Product/SalesRep/{salesRepCode}',
    summary: "Existing products of a sales rep's customers",
    right: existingProductsRight,
    params: z.object({ salesRepCode: z.string().max(60) }),
    query: productQuery,
    response: z.array(ExistingProduct),
    list: true,
  }),
  uploadProducts: endpoint({
    method: 'POST',
    path: '/customer/Product/{code}/Bulk',
    summary: "Add and change products by a customer's list of them; a dry run says what each line would do",
    right: all(existingProductsRight, createQuoteRight),
    params: z.object({ code: z.string().min(1).max(20) }),
    body: MasterUpload,
    response: MasterUploadAnswer,
    problems: ['not-found'],
  }),
} satisfies Service
