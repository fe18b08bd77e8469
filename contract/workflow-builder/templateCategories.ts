import { z } from 'zod'
import type { Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { anyOrCode, savedFrom, version } from './fields.ts'
import { TemplateCategoryInput } from './inputs.ts'
import { deleteOf, listOf, saveOf } from './masterCalls.ts'

export { TemplateCategoryInput } from './inputs.ts'

export const TemplateCategoryRow = z
  .object({
    id: z.int(),
    description: z.string(),
    templateName: z.string(),
    itemCategory: z.string().nullable(),
    businessUnit: z.string().nullable(),
    isActive: z.boolean(),
    version,
  })
  .meta({ id: 'TemplateCategoryRow' })
export type TemplateCategoryRow = z.infer<typeof TemplateCategoryRow>

const TemplateCategorySave = TemplateCategoryInput.extend({
  id: id.optional(),
  version: savedFrom,
  itemCategory: anyOrCode.default(null),
  businessUnit: anyOrCode.default(null),
  isActive: z.boolean().default(true),
})

/** Which template which items begin on. */
export const templateCategoryCalls = {
  templateCategories: listOf(
    'TemplateCategories',
    TemplateCategoryRow,
    'Which template which items begin on; the most specific active one decides',
  ),
  saveTemplateCategory: saveOf(
    'TemplateCategories',
    TemplateCategoryRow,
    TemplateCategorySave,
    'Creates or updates a template category',
  ),
  deleteTemplateCategory: deleteOf('TemplateCategories', id, 'Deletes a template category that is inactive'),
} satisfies Service
