import { isSamePlant } from '#domain/boardGrades'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { Design } from './design.ts'
import { missingAt } from './missingAt.ts'

/**
 * Goods that go from one plant of the company to another need an offsite delivery method. They do where a step is done at
 * another plant than the item's own. Rule design-internal-transfer (001 §5).
 */
export function internalTransfer(
  { designSteps, offsiteDeliveryMethod }: Pick<Design, 'designSteps' | 'offsiteDeliveryMethod'>,
  { sections, facts }: Pick<ItemUnderRules, 'sections' | 'facts'>,
): Finding[] {
  const home = sections.product.preferredPlantCode
  if (home === '' || offsiteDeliveryMethod !== '') return []
  const plantOf = new Map(facts.design?.workCentres.map(({ code, plantCode }) => [code, plantCode]))
  const isAway = ({ workCentre }: { readonly workCentre: string }) => {
    const plant = plantOf.get(workCentre)
    return plant !== undefined && !isSamePlant(plant, home)
  }
  return designSteps.some(isAway) ? [missingAt('offsiteDeliveryMethod')] : []
}
