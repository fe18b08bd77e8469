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

/** What is asked about an item itself, besides its id. */
export interface AskedOf {
  readonly customerCode: string
  readonly code: string
}

/** What masters are asked by. */
export interface MastersAskedOf {
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

/** What an item itself is asked by. */
export const askedOf = ({
  customerCode,
  sections,
}: Pick<FactQuestion, 'customerCode' | 'sections'>): AskedOf => ({
  customerCode,
  code: sections.product.code,
})

/** What masters are asked by for an item, by its sections and how its quote delivers. */
export function mastersAskedOf({
  sections,
  quoteDelivery,
}: Pick<FactQuestion, 'sections' | 'quoteDelivery'>): MastersAskedOf {
  const { product, printing, palletization, goodsPalletization, delivery } = sections
  return {
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

/** Where a statement has what masters are asked by. */
export type MastersAsked = { readonly [Key in keyof MastersAskedOf]: SQL }
