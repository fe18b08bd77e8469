import { z } from 'zod'
import { type SectionKey, sectionKeys, sections } from '#domain/quoteItem'
import { version } from './fields.ts'
import { storedSection } from './sectionSchema.ts'
import { idOf, type SectionSchemas } from './sections.ts'

/** The shape of each section of an item as it is answered. */
export const storedSections = Object.fromEntries(
  sectionKeys.map(key => [key, storedSection(`Stored${idOf(key)}`, sections[key].fields)]),
) as unknown as SectionSchemas

/** The version of each section; a save sends the one it started from. */
export const SectionVersions = z.object(
  Object.fromEntries(sectionKeys.map(key => [key, version])) as Record<SectionKey, typeof version>,
)
