import { fieldLabel, foodUses, type ItemSections } from '#domain/quoteItem'
import { nameOf } from '../nameOf.ts'

const claims = [
  'isFscCompliant',
  'isAirFreightCompliant',
  'isDangerousGoodsCompliant',
  'isLcboExportWineCompliant',
  'isUvInkOrVarnish',
  'isBarrierCoating',
] as const satisfies readonly (keyof ItemSections['compliance'])[]

/** What the product claims and is used for, a few words each. */
export function claimWords({ compliance }: Pick<ItemSections, 'compliance'>): string[] {
  const { foodpackagingUse } = compliance
  return [
    ...claims.filter(claim => compliance[claim]).map(claim => fieldLabel('compliance', claim)),
    ...(foodpackagingUse === '' || foodpackagingUse === 'NO_FOOD'
      ? []
      : [nameOf(foodpackagingUse, foodUses)]),
  ]
}
