import type { Quote } from '#contract/quote'
import type { SetComponent } from '#domain/quoteSets'

/** The components of a master quote as what they cost is worked out from. */
export const setComponentsOf = ({ components }: Pick<Quote, 'components'>): SetComponent[] =>
  components.map(({ delivery, ...each }) => ({ ...each, ratioToParent: delivery.ratioToParent }))
