import { z } from 'zod'
import { type DesignFileRole, designFileRoles } from '#domain/designFiles'

const known = z.number().nullable().default(null)
const fileName = z.string().min(1).max(200)

/** What the design service answers about a project. */
export const ProjectAnswer = z.object({ projectNo: z.string().trim().min(1).max(40) })

const FileAnswer = z.object({
  role: z.enum(Object.keys(designFileRoles) as [DesignFileRole, ...DesignFileRole[]]).catch('other'),
  fileName,
  content: z.base64(),
})

export const ArdAnswer = z.object({
  ardFileName: fileName,
  exists: z.boolean().default(true),
  file: FileAnswer.nullable().default(null),
})

const measure = z.number().min(0).max(1_000_000)

export const DesignAnswer = z.object({
  ardFileName: fileName,
  mfgFileName: fileName,
  files: z.array(FileAnswer).max(100),
  confirmed: z
    .object({
      size: z.object({ length: known, width: known, depth: known }),
      pieces: z
        .array(z.object({ name: z.string().max(100), length: measure, width: measure, area: measure }))
        .max(50),
    })
    .nullable()
    .default(null),
})

export const CompaniesAnswer = z.object({ synchronised: z.number() })

/** What it answers instead when it won't. */
export const Refusal = z.object({ success: z.literal(false), message: z.string().default('') })
