import { type ItemSections, soldBy } from '#domain/quoteItem'
import type { SetComponent } from './setPrices.ts'

/** An item of a master quote as its set sees it. */
export const setComponentOf = (
  sections: ItemSections,
  { reference, isMaster }: Pick<SetComponent, 'reference' | 'isMaster'>,
): SetComponent => ({
  ...{ reference, isMaster },
  ratioToParent: sections.delivery.ratioToParent,
  sold: soldBy(sections),
})
