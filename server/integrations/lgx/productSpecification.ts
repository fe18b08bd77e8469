import { z } from 'zod'
import { EstimateItem } from '#contract/estimateItem'

/** How an existing product is made and the quantities it was quoted for, as the ERP system keeps it. */
export const ProductSpecification = z.object({
  productCode: z.string(),
  description: z.string(),
  item: EstimateItem,
  quantities: z.array(z.number().positive()).min(1).max(5),
})
export type ProductSpecification = z.infer<typeof ProductSpecification>

/** A pallet as the ERP system names it; `palletTypeCode` is our own code for it, empty when we have none. */
export const LgxPallet = z.object({ code: z.string(), description: z.string(), palletTypeCode: z.string() })
export type LgxPallet = z.infer<typeof LgxPallet>
