import { z } from 'zod'
import { masterRights, signedIn } from '#domain/access'
import { text } from '#domain/messages'
import { isAbn, sheetLimitFindings } from '#domain/validation'
import { endpoint, type Service } from './endpoint.ts'
import { id, listQuery, storedNumber } from './listQuery.ts'
import { masterCode, masterFilter, masterParts, requiredText } from './masters.ts'

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

const ids = { id: storedNumber, version: masterParts.version }

export const PlantMaster = PlantInput.extend({
  ...ids,
  abn: z.string(),
  /** Inks it keeps. */
  inks: z.number(),
  workCentres: z.number(),
}).meta({ id: 'PlantMaster' })
export type PlantMaster = z.infer<typeof PlantMaster>

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

export const PlantWorkCentre = z
  .object({
    ...WorkCentreInput.shape,
    id: z.number(),
    version: z.number(),
    operationCode: z.string(),
  })
  .meta({ id: 'PlantWorkCentre' })
export type PlantWorkCentre = z.infer<typeof PlantWorkCentre>

export const PlantDetail = PlantMaster.extend({
  inks: z.array(z.object({ id: z.number(), code: z.string(), name: z.string(), colour: z.string() })),
  workCentres: z.array(PlantWorkCentre),
}).meta({ id: 'PlantDetail' })
export type PlantDetail = z.infer<typeof PlantDetail>

const code = z.object({ code: z.string(), description: z.string() })

/** Calls about plants beyond the lookup; part of the config service. */
export const plantCalls = {
  plantMasters: endpoint({
    method: 'GET',
    path: '/config/Plant',
    summary: 'Plants as their administrators see them; those in use unless told',
    right: masterRights.plant,
    query: listQuery(
      z.object({
        ...masterFilter,
        stateCode: z.string().max(10).optional(),
        businessUnit: z.string().max(20).optional(),
      }),
    ),
    response: z.array(PlantMaster),
    list: true,
  }),
  plantDetail: endpoint({
    method: 'GET',
    path: '/config/Plant/FullDetail/{code}',
    summary: 'A plant with its inks, cost centres, and work centres with their attributes',
    right: masterRights.plant,
    params: z.object({ code: z.string().max(20) }),
    response: PlantDetail,
    problems: ['not-found'],
  }),
  plantWorkgroups: endpoint({
    method: 'GET',
    path: '/config/Plant/WorkGroups',
    summary: 'Which workgroups own which steps at which plant; a plant of null is every plant',
    right: signedIn,
    response: z.array(
      z.object({
        plantCode: z.string().nullable(),
        workgroupCode: z.string(),
        workgroupDescription: z.string(),
        stepCode: z.string(),
        stepName: z.string(),
      }),
    ),
  }),
  businessUnitsOfPlant: endpoint({
    method: 'GET',
    path: '/config/PlantBusinessUnit/BusinessUnitByPlant/{plant}',
    summary: 'Business units that a plant works for, its own first',
    right: signedIn,
    params: z.object({ plant: z.string().max(20) }),
    response: z.array(code),
    problems: ['not-found'],
  }),
  savePlant: endpoint({
    method: 'POST',
    path: '/config/Plant',
    summary: 'Save a plant, or make a new one (id and version 0)',
    right: masterRights.plant,
    body: PlantInput.extend(ids),
    response: PlantMaster,
    problems: ['stale', 'already-exists', 'rule-failed', 'not-found'],
  }),
  saveWorkCentre: endpoint({
    method: 'PUT',
    path: '/config/Plant/WorkCentre/{id}',
    summary: 'Save the attributes of a work centre',
    right: masterRights.workCentre,
    params: z.object({ id }),
    body: WorkCentreInput.safeExtend({ version: masterParts.version.min(1) }),
    response: PlantWorkCentre,
    problems: ['stale', 'rule-failed', 'not-found'],
  }),
} satisfies Service
