import type { SQL } from 'drizzle-orm'
import { deliveryOf, type ItemSections, type QuoteDelivery } from '#domain/quoteItem'

/** An item about which facts are asked. */
export interface FactQuestion {
  readonly id: number
  readonly customerCode: string
  readonly businessUnit?: string | undefined
  readonly sections: ItemSections
  readonly quoteDelivery: QuoteDelivery
  /** Whether its quote is a master quote; left out: it does not matter to who asks. */
  readonly isOfSet?: boolean | undefined
}

/** What the database is asked by. */
export interface AskedOf {
  readonly customerCode: string
  readonly code: string
  readonly vslCode: string
  readonly boardGrade: string
  /** The plant, alone or with its cost centre. */
  readonly plant: string
  readonly process: string
  /** The inks that are named, as JSON. */
  readonly inkCodes: string
  readonly palletTop: string
  readonly goodsTop: string
  /** Where the item goes, by itself or as its quote says. */
  readonly postCode: string
}

/** What is asked about an item, by its sections and how its quote delivers. */
export function askedOf({
  customerCode,
  sections,
  quoteDelivery,
}: Omit<FactQuestion, 'id' | 'businessUnit'>): AskedOf {
  const { product, printing, palletization, goodsPalletization, delivery } = sections
  return {
    customerCode,
    code: product.code,
    vslCode: product.vslCode,
    boardGrade: product.boardGrade,
    plant: product.preferredPlantCode,
    process: product.printProcess,
    inkCodes: JSON.stringify(
      [...printing.inkCoverages, ...printing.inkCoveragesBack].map(({ inkCode }) => inkCode),
    ),
    palletTop: palletization.palletTopTypeCode,
    goodsTop: goodsPalletization.palletTopTypeCode,
    postCode: deliveryOf(delivery, quoteDelivery).deliveryPostCode,
  }
}

/** Where a statement has what it is asked by: beside the item that it reads, or in a list that is sent. */
export type Asked = { readonly [Key in keyof AskedOf]: SQL } & { readonly id: SQL }
