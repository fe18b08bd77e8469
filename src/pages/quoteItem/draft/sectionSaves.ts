import type { Endpoint } from '#contract/endpoint'
import { quote } from '#contract/quote'
import type { SectionKey } from '#domain/quoteItem'

/** The call that saves each section of an item. */
export const sectionSaves = {
  product: quote.saveProduct,
  printing: quote.savePrinting,
  palletization: quote.savePalletization,
  goodsPalletization: quote.saveGoodsPalletization,
  pricing: quote.savePricing,
  genericPricing: quote.saveGenericPricing,
  preprintCost: quote.savePricing,
  delivery: quote.saveDelivery,
  design: quote.saveDesign,
  designPrint: quote.saveDesignPrint,
  prePrintDesign: quote.savePrePrintDesign,
  approval: quote.saveApproval,
  compliance: quote.saveCompliance,
} satisfies Readonly<Record<SectionKey, Endpoint>>
