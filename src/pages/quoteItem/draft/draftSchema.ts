import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { sectionSchemas } from '#contract/quote/sections'
import { specificationWords } from '#domain/messages'
import type { ItemSections } from '#domain/quoteItem'

/** The shape of everything that is typed of an item. */
export const draftSchema = z.object(sectionSchemas) as unknown as z.ZodType<ItemSections, ItemSections>

export const draftResolver = zodResolver(draftSchema, { error: specificationWords })
