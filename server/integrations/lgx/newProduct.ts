import { z } from 'zod'
import type { EstimateItem } from '#contract/estimateItem'
import type { productColumns } from '#domain/existingProducts'
import type { ItemSections } from '#domain/quoteItem'

/** A product by where it is made and its id there. */
export interface ProductIdentity {
  readonly plantCode: string
  readonly productId: string
}

/** What one plant makes of a product for another; mm. */
export interface NewSheet {
  readonly plantCode: string
  readonly length: number
  readonly width: number
}

/** What a component says of its set: the master item, and how many of it are in one. */
export interface ProductSet {
  readonly masterItem: string
  readonly ratioToParent: number
}

/** A product to be made of a quote item. */
export interface NewProduct extends ReturnType<typeof productColumns> {
  /** Item and revision: asked for again, the ERP system finds the first. */
  readonly reference: string
  readonly quoteItemId: number
  readonly customerCode: string
  readonly businessUnit: string
  readonly plantCode: string
  readonly costCentreCode: string
  readonly productCode: string
  readonly currencyCode: string
  readonly pricingUom: number
  readonly priceEffectiveDate: string | null
  readonly priceExpiryDate: string | null
  readonly prices: readonly { readonly quantity: number; readonly price: number }[]
  /** The product whose place it takes: what a modification modifies. */
  readonly replaces: ProductIdentity | null
  readonly sheets: readonly NewSheet[]
  /** The set that it is a component of; null: it is sold by itself. */
  readonly set: ProductSet | null
  readonly sections: Partial<ItemSections>
  /** As its costing needs it; null: it can't be costed. */
  readonly item: EstimateItem | null
  readonly quantities: readonly number[]
}

const Link = z.object({
  plantCode: z.string().min(1).max(40),
  lgxProductId: z.string().min(1).max(40),
  productCode: z.string().max(60),
})

/** What the ERP system made of it; `errorMessage` says in its words why nothing, and is empty otherwise. */
export const CreatedProduct = z.object({
  ccpProduct: Link.nullable().default(null),
  boardProduct: Link.nullable().default(null),
  sheetProducts: z.array(Link).max(50).default([]),
  errorMessage: z.string().max(1000).default(''),
})
export type CreatedProduct = z.infer<typeof CreatedProduct>

/** A change of a product that the ERP system keeps. */
export type ProductChange =
  | { readonly what: 'VSLCode'; readonly vslCode: string }
  | { readonly what: 'EskoProjectNumber'; readonly eskoProjectNumber: string }
  | {
      readonly what: 'PalletizationSize'
      readonly unitLoadSizeLength: number
      readonly unitLoadSizeWidth: number
      readonly unitLoadSizeHeight: number
    }

/** The plant and cost centre that a customer's quotes begin with. */
export interface CustomerPlant {
  readonly customerCode: string
  readonly plantCode: string
  readonly costCentreCode: string
}
