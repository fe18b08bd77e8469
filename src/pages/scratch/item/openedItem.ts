import { z } from 'zod'
import { sectionSchemas } from '#contract/quote/sections'
import { emptySections, type ItemSections, sectionKeys } from '#domain/quoteItem'

/** The Store key that the item on the pad is kept under. */
export const openedItemKey = 'scratchpadItem'

const Opened = z.object({
  id: z.number(),
  reference: z.string(),
  name: z.string(),
  /** Of the item's page. */
  tab: z.string(),
  customerCode: z.string(),
  customerName: z.string(),
  /** That its customer buys from; '' is not known. */
  businessUnit: z.string().default(''),
  /** Whether all of it was saved when it was opened. */
  isSaved: z.boolean(),
  sections: z.record(z.string(), z.unknown()),
})

/** An item that was opened in the pad, as it stood on its page. */
export interface OpenedItem extends Omit<z.infer<typeof Opened>, 'sections'> {
  readonly sections: ItemSections
}

/** The opened item as it was kept; a section that was kept by another version of the product is as on a new item. */
export function readOpenedItem(kept: unknown): OpenedItem | null {
  const read = Opened.safeParse(kept)
  if (!read.success) return null
  const sections = sectionKeys.map(key => {
    const section = sectionSchemas[key].safeParse(read.data.sections[key])
    return [key, section.success ? section.data : emptySections[key]] as const
  })
  return { ...read.data, sections: Object.fromEntries(sections) as unknown as ItemSections }
}
