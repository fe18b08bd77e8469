import type { SectionRules } from './about.ts'
import { approvalRules } from './sections/approval/rules.ts'
import { complianceRules } from './sections/compliance/rules.ts'
import { deliveryRules } from './sections/delivery/rules.ts'
import { designRules } from './sections/design/rules.ts'
import { designPrintRules } from './sections/designPrint/rules.ts'
import { genericPricingRules } from './sections/genericPricing/rules.ts'
import { goodsPalletizationRules } from './sections/goodsPalletization/rules.ts'
import { palletizationRules } from './sections/palletization/rules.ts'
import { prePrintDesignRules } from './sections/prePrintDesign/rules.ts'
import { preprintCostRules } from './sections/preprintCost/rules.ts'
import { pricingRules } from './sections/pricing/rules.ts'
import { printingRules } from './sections/printing/rules.ts'
import { productRules } from './sections/product/rules.ts'
import type { SectionKey } from './sections.ts'

/** The rules of every section. */
export const sectionRules: { readonly [Key in SectionKey]: SectionRules<Key> } = {
  product: productRules,
  printing: printingRules,
  palletization: palletizationRules,
  goodsPalletization: goodsPalletizationRules,
  delivery: deliveryRules,
  design: designRules,
  designPrint: designPrintRules,
  prePrintDesign: prePrintDesignRules,
  preprintCost: preprintCostRules,
  pricing: pricingRules,
  genericPricing: genericPricingRules,
  approval: approvalRules,
  compliance: complianceRules,
}
