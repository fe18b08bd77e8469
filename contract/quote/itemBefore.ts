import { z } from 'zod'
import { storedSections } from './storedSections.ts'

/** What an item is compared with: as it was sent last, or ordered last. */
export const sinceWhat = z.enum(['revision', 'order'])
export type SinceWhat = z.infer<typeof sinceWhat>

/** An item as it was at a moment, by its change log. */
export const ItemBefore = z
  .object({
    /** When, as an ISO time. */
    at: z.string(),
    /** `Revision B`, `Order PO-4711 of 100061-1` */
    label: z.string(),
    ...storedSections,
  })
  .meta({ id: 'ItemBefore' })
export type ItemBefore = z.infer<typeof ItemBefore>
