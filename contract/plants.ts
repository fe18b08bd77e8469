import { z } from 'zod'
import { masterRights, signedIn } from '#domain/access'
import { PlantInput, WorkCentreInput } from './config/plantInputs.ts'
import { endpoint, type Service } from './endpoint.ts'
import { id, listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { CostCentre, PlantInput, WorkCentreInput, WorkCentreProcess } from './config/plantInputs.ts'

const ids = { id: storedNumber, version: masterParts.version }

export const PlantMaster = PlantInput.extend({
  ...ids,
  abn: z.string(),
  /** Inks it keeps. */
  inks: z.number(),
  workCentres: z.number(),
}).meta({ id: 'PlantMaster' })
export type PlantMaster = z.infer<typeof PlantMaster>

export const PlantWorkCentre = z
  .object({
    ...WorkCentreInput.shape,
    id: z.number(),
    version: z.number(),
    operationCode: z.string(),
  })
  .meta({ id: 'PlantWorkCentre' })
export type PlantWorkCentre = z.infer<typeof PlantWorkCentre>

/** Open items that a save holds where they are: how many, and the first of them by reference. */
export const HeldItems = z.object({ items: z.number(), first: z.array(z.string()) }).meta({ id: 'HeldItems' })
export type HeldItems = z.infer<typeof HeldItems>

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
    summary: 'Save the attributes of a work centre; answers which open items its limits hold now',
    right: masterRights.workCentre,
    params: z.object({ id }),
    body: WorkCentreInput.safeExtend({ version: masterParts.version.min(1) }),
    response: PlantWorkCentre.extend({ held: HeldItems }),
    problems: ['stale', 'rule-failed', 'not-found'],
  }),
} satisfies Service
