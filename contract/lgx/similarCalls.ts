import { z } from 'zod'
import { all, existingProductsRight, role } from '#domain/access'
import { defaultSimilarity } from '#domain/similarity'
import { CostBreak } from '../costTape.ts'
import { endpoint, type Service } from '../endpoint.ts'
import { ExistingProduct } from '../existingProducts.ts'
import { flag, id, repeated } from '../listQuery.ts'
import { storedSections } from '../quote/storedSections.ts'
import { list } from '../trace.ts'
import { ProductPrice } from './productCalls.ts'

const text40 = z.string().trim().max(40)
const code = text40.min(1, 'is required')
const positive = z.coerce.number().min(0, 'must be 0 or more').max(100_000, 'must be at most 100000')
const criterion = z.enum(Object.keys(defaultSimilarity.weights) as [keyof typeof defaultSimilarity.weights])

/** What is searched by; what is left out is not compared. Lengths in mm, areas in m². */
const criteria = {
  plantCode: text40.optional(),
  customerCodes: repeated(text40.max(20)).pipe(z.array(z.string()).max(50)).optional(),
  boardGrade: text40.optional(),
  length: positive.optional(),
  lengthVariance: positive.optional(),
  width: positive.optional(),
  widthVariance: positive.optional(),
  depth: positive.optional(),
  depthVariance: positive.optional(),
  sheetSqm: positive.optional(),
  cartonSqm: positive.optional(),
  passNo: positive.optional(),
  colorNo: positive.optional(),
  preprint: flag.optional(),
  forme: text40.optional(),
  deliveryRegion: text40.optional(),
  cartonStyle: text40.optional(),
  costCentreCode: text40.optional(),
}

const optionalNumber = z.number().nullable()
const optionalText = z.string().nullable()

const codeText = z.string().max(60).nullable()
const amount = z.number().min(0).max(100_000).nullable()

/** The search that an item begins with. */
export const SimilarCriteria = z
  .object({
    plantCode: codeText,
    customerCodes: z.array(z.string().max(20)).max(50),
    boardGrade: codeText,
    length: amount,
    lengthVariance: amount,
    width: amount,
    widthVariance: amount,
    depth: amount,
    depthVariance: amount,
    sheetSqm: amount,
    cartonSqm: amount,
    passNo: amount,
    colorNo: amount,
    preprint: z.boolean().nullable(),
    forme: codeText,
    deliveryRegion: codeText,
    cartonStyle: codeText,
    costCentreCode: codeText,
  })
  .meta({ id: 'SimilarCriteria' })
export type SimilarCriteria = z.infer<typeof SimilarCriteria>

const MatchPart = z.object({ criterion, score: z.number(), weight: z.number(), why: z.string() })

/** An existing product that is like what was searched for. */
export const SimilarProduct = ExistingProduct.extend({
  match: z.number().meta({ description: 'percent' }),
  parts: list(MatchPart),
  /** An open item changes it. */
  isUnderReview: z.boolean(),
  revision: z.string(),
  paperMakeUp: z.string(),
  sheetSqm: optionalNumber,
  cartonSqm: optionalNumber,
  isPreprint: z.boolean(),
  passNo: optionalNumber,
  forme: optionalText,
  /** Ordered in the calendar year before, and in this one. */
  lastYearQty: z.number(),
  thisYearQty: z.number(),
  pricingPolicy: z.string(),
  deliveryRegion: optionalText,
  /** By the newest recosting, for its costing unit; null: it was not recosted. */
  freight: optionalNumber,
  truckType: z.string(),
  handUnloading: z.boolean().nullable(),
  quoteOrigin: z.string().meta({ description: 'quote and item that it came of: 100023-2; empty for none' }),
  numberUp: optionalNumber,
  paperDeckleWidth: optionalNumber,
  prices: z.array(ProductPrice),
  recosting: z.boolean(),
  recosted: z.boolean(),
  costTape: list(CostBreak),
}).meta({ id: 'SimilarProduct' })
export type SimilarProduct = z.infer<typeof SimilarProduct>

/** What of a similar product an item can take over. */
export const SimilarSource = z
  .object({
    plantCode: z.string(),
    productId: z.string(),
    productCode: z.string(),
    currencyCode: z.string(),
    pricingUom: z.number(),
    prices: z.array(ProductPrice),
    palletization: storedSections.palletization.nullable(),
    design: storedSections.design.nullable(),
  })
  .meta({ id: 'SimilarSource' })
export type SimilarSource = z.infer<typeof SimilarSource>

const Weight = z.object({
  criterion,
  /** Share of the match, percent: as it began, and with what was learnt. */
  usual: z.number(),
  learnt: z.number(),
  choices: z.int(),
})

/** How much each criterion counts. */
export const SimilarityWeights = z.array(Weight).meta({ id: 'SimilarityWeights' })

/** Who may have the order of similar products forget what it learnt. */
const resetWeightsRight = all(existingProductsRight, role('SU'))

/** Existing products like an item. */
export const similarCalls = {
  similarDefaults: endpoint({
    method: 'GET',
    path: '/lgx/SimilarProduct/DefaultSearch',
    summary: 'What products like an item are searched by, with a variance for each side',
    right: existingProductsRight,
    query: z.object({ quoteItemId: id }),
    response: SimilarCriteria,
    problems: ['not-found'],
  }),
  similarSearch: endpoint({
    method: 'GET',
    path: '/lgx/SimilarProduct/Search',
    summary: 'Existing products by how well they match, at most 200; none beyond a variance',
    right: existingProductsRight,
    query: z.object({ ...criteria, ownCustomerCode: text40.max(20).optional() }),
    response: z.array(SimilarProduct),
    list: true,
  }),
  similarSource: endpoint({
    method: 'GET',
    path: '/lgx/SimilarProduct/Source',
    summary: 'What an item can take over of a similar product: prices, pallet, route',
    right: existingProductsRight,
    query: z.object({ plantCode: code, productId: code }),
    response: SimilarSource,
    problems: ['not-found'],
  }),
  similarTaken: endpoint({
    method: 'POST',
    path: '/lgx/SimilarProduct/Taken',
    summary: 'Says what was taken of which product found: the order of later results learns of it',
    right: existingProductsRight,
    body: z.object({
      plantCode: code,
      productId: code,
      what: z.enum(['price', 'pallet', 'route', 'quote']),
      criteria: SimilarCriteria,
    }),
    response: z.object({ isLearnt: z.boolean() }),
    problems: ['not-found'],
  }),
  similarityWeights: endpoint({
    method: 'GET',
    path: '/lgx/SimilarProduct/Weights',
    summary: 'How much each criterion counts for the order of similar products, and what was learnt',
    right: existingProductsRight,
    response: SimilarityWeights,
  }),
  resetSimilarityWeights: endpoint({
    method: 'DELETE',
    path: '/lgx/SimilarProduct/Weights',
    summary: 'Forgets what the order of similar products learnt',
    right: resetWeightsRight,
    response: SimilarityWeights,
  }),
} satisfies Service
