import { choice, flag } from '../../fields.ts'
import { foodUses } from '../../reference/foodUses.ts'

/** Who may approve air freight and dangerous goods. */
const byApprover = { scope: 'APPROVE_DANGEROUS_GOODS' } as const

/**
 * What the product is used for and what it claims, in the order in which a person fills it in. Source: 001 §3; the two
 * approvals are our own (rule claims-scope).
 */
export const complianceFields = {
  isFscCompliant: flag('FSC'),
  isAirFreightCompliant: flag('Air Freight'),
  isAirFreightApproved: flag('Air Freight Approved', byApprover),
  isDangerousGoodsCompliant: flag('Dangerous Goods'),
  isDangerousGoodsApproved: flag('Dangerous Goods Approved', byApprover),
  isLcboExportWineCompliant: flag('LCBO Export Wine'),
  foodpackagingUse: choice('Food Packaging Use', foodUses, 20),
  isPrintInside: flag('Print Inside'),
  isUvInkOrVarnish: flag('UV Ink Or Varnish'),
  isBarrierCoating: flag('Barrier Coating'),
}
