import { z } from 'zod'

export const templateStatus = z.enum(['draft', 'published', 'retired'])

/** Which version of which template a row is part of. */
export const partOf = {
  templateId: z.int(),
  templateName: z.string(),
  templateVersion: z.int(),
  /** Of the template's version: only a draft is changed where it stands. */
  status: templateStatus,
} as const
