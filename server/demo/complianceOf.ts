import type { Compliance, Product } from '#contract/quote'
import { emptySections } from '#domain/quoteItem'
import { variantRows } from './reference.ts'

const foodUses = ['INDIRECT', 'INDIRECT', 'DRY_CONTACT', 'NO_FOOD'] as const

/** What an item of the demonstration is used for; it claims only what its board complies with, and what is approved. */
export function complianceOf({ boardGradeVariant }: Product, plant: string, turn: number): Compliance {
  const variant = variantRows.find(row => row.code === boardGradeVariant && row.plantCode === plant)
  const complies = (trait: 'isFSCCompliant' | 'isAirFreightCompliant' | 'isDangerousGoodsCompliant') =>
    variant?.[trait] === true
  const isFlown = turn % 2 === 0 && complies('isAirFreightCompliant')
  const isDangerous = complies('isDangerousGoodsCompliant')
  return {
    ...emptySections.compliance,
    isFscCompliant: complies('isFSCCompliant'),
    isAirFreightCompliant: isFlown,
    isAirFreightApproved: isFlown,
    isDangerousGoodsCompliant: isDangerous,
    isDangerousGoodsApproved: isDangerous,
    foodpackagingUse: foodUses[turn % foodUses.length] ?? 'INDIRECT',
    isUvInkOrVarnish: turn % 13 === 6,
  }
}
