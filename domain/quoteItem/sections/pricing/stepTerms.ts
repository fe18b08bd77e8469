import { decimal, money } from '#domain/formats'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import { rowPath } from '../../path.ts'
import type { Pricing } from './pricing.ts'

const warn = findingOn('pricing', 'warning')

/** What somebody calls the charge for urgent work. */
const isUrgent = ({ type }: Pricing['otherCharges'][number]): boolean => /urgent/i.test(type)

/** A premium of a step is in no price by itself: it is charged, or it is a gift. Our own. */
function premiumLeftOut(
  { otherCharges }: Pricing,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  if (otherCharges.some(isUrgent)) return []
  return sections.design.designSteps
    .filter(({ urgentPremium }) => (urgentPremium ?? 0) > 0)
    .map(({ operation, urgentPremium }) =>
      warn(
        'otherCharges',
        'step-premium',
        `${operation} has an urgent premium of ${money(urgentPremium)}, which no price holds: add it as a charge named Urgent.`,
      ),
    )
}

/** A step may be made for no fewer than a break asks for. Our own. */
function fewerThanStep({ details }: Pricing, { sections }: Pick<ItemUnderRules, 'sections'>): Finding[] {
  const [first] = details
  if (first === undefined || first.priceQty === null) return []
  const { key, priceQty } = first
  return sections.design.designSteps
    .filter(({ moq }) => (moq ?? 0) > priceQty)
    .map(({ operation, moq }) =>
      warn(
        rowPath('details', key, 'priceQty'),
        'step-moq',
        `${operation} is made for at least ${decimal(moq ?? 0, 0)}.`,
      ),
    )
}

/** What the steps of the route ask of a price: their urgent premiums and the fewest they are made for. */
export const stepTerms = (pricing: Pricing, about: Pick<ItemUnderRules, 'sections'>): Finding[] => [
  ...premiumLeftOut(pricing, about),
  ...fewerThanStep(pricing, about),
]
