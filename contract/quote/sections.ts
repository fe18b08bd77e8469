import { z } from 'zod'
import { type QuoteDelivery, type SectionKey, type SectionOf, sectionKeys, sections } from '#domain/quoteItem'
import { sectionSchema } from './sectionSchema.ts'

/** Sections whose own names something else has in the reference: what engines ask, a message that was sent. */
const otherIds: Readonly<Partial<Record<SectionKey, string>>> = {
  palletization: 'ProductPalletization',
  delivery: 'ProductDelivery',
}

/** The name of a section in the reference. */
export const idOf = (key: SectionKey) => otherIds[key] ?? key.charAt(0).toUpperCase() + key.slice(1)

export type SectionSchemas = { readonly [Key in SectionKey]: z.ZodType<SectionOf<Key>, SectionOf<Key>> }

/** The shape of each section of an item as it is sent. */
export const sectionSchemas = Object.fromEntries(
  sectionKeys.map(key => [key, sectionSchema(idOf(key), sections[key].fields)]),
) as unknown as SectionSchemas

export const Product = sectionSchemas.product
export type Product = SectionOf<'product'>
export const Printing = sectionSchemas.printing
export type Printing = SectionOf<'printing'>
export const Design = sectionSchemas.design
export type Design = SectionOf<'design'>
export const Compliance = sectionSchemas.compliance
export type Compliance = SectionOf<'compliance'>

/** What a quote says of the delivery of its items. */
export const QuoteItemDelivery = z.object({
  truckType: z.string(),
  deliveryAddress: z.string(),
  deliverySuburb: z.string(),
  deliveryState: z.string(),
  deliveryPostCode: z.string(),
  requiredDate: z.string().nullable(),
  handUnloadingRequired: z.boolean(),
}) satisfies z.ZodType<QuoteDelivery>
