import { z } from 'zod'
import { text } from '#domain/messages'
import { isAbn, sheetLimitFindings } from '#domain/validation'
import { masterCode, masterParts, requiredText } from '../masterFields.ts'

export const CostCentre = z.object({ code: masterCode('Cost centre', 10), description: z.string().max(80) })

export const PlantInput = z.object({
  code: masterCode('Code', 10),
  description: requiredText('Name', 80),
  /** What the drawing numbers of the plant start with. */
  drawingPrefix: z
    .string()
    .trim()
    .max(5)
    .regex(/^[A-Z0-9]*$/i, text('formRegex')),
  /** Eleven digits, or empty. */
  abn: z
    .string()
    .max(20)
    .transform(abn => abn.replace(/\s/g, ''))
    .refine(abn => abn === '' || isAbn(abn), 'ABN not valid'),
  /** Street and number. */
  address: z.string().trim().max(120),
  city: z.string().trim().max(80),
  /** Four digits, or empty. */
  postCode: z
    .string()
    .trim()
    .regex(/^(\d{4})?$/, text('formDigits', { field: 'Post code', length: 4 })),
  phone: z
    .string()
    .trim()
    .max(20)
    .regex(/^[+\d\s()-]*$/, text('formRegex')),
  state: requiredText('State', 10),
  businessUnit: requiredText('Business unit', 20),
  /** Business units it works for besides. */
  businessUnits: z.array(z.string().max(20)).max(20),
  costCentreCode: masterCode('Default cost centre', 10),
  costCentres: z.array(CostCentre).max(50),
  isActive: masterParts.isActive,
})
export type PlantInput = z.infer<typeof PlantInput>

const attribute = z.number().min(0).max(1_000_000).nullable()

/** What a corrugator does besides board: fanfold, tear tape, … */
export const WorkCentreProcess = z.object({
  code: masterCode('Process'),
  description: z.string().trim().max(80),
  /** Tapes beside each other, at most; 0 for a process without tapes. */
  maxTapes: z.int().min(0).max(20),
})

/** What a work centre can take, as its administrators keep it; null: no limit. */
export const WorkCentreInput = z
  .object({
    code: masterCode('Code'),
    description: requiredText('Description', 80),
    /** mm */
    min_sheet_length: attribute,
    max_sheet_length: attribute,
    min_sheet_width: attribute,
    max_sheet_width: attribute,
    /** m */
    min_lineal_metre: attribute,
    min_no_of_passes: attribute,
    /** Codes of the regions that its goods may go through on a second leg. */
    secondLegs: z.array(z.string().max(20)).max(100),
    processes: z.array(WorkCentreProcess).max(50),
    isActive: masterParts.isActive,
  })
  .superRefine((input, { addIssue }) => {
    for (const { field, message } of sheetLimitFindings(input)) {
      addIssue({ code: 'custom', path: [field], message })
    }
  })
export type WorkCentreInput = z.infer<typeof WorkCentreInput>
