import { z } from 'zod'
import { masterRights, signedIn } from '#domain/access'
import { inkProcessCodes } from '#domain/inks'
import { InkGroupInput, InkInput } from './config/inkInputs.ts'
import { endpoint, type Service } from './endpoint.ts'
import { flag, largestStored, listQuery, storedNumber } from './listQuery.ts'
import { masterFilter, masterParts } from './masterFields.ts'

export { InkGroupInput, InkInput } from './config/inkInputs.ts'

const ids = { id: storedNumber, version: masterParts.version }

export const InkGroup = InkGroupInput.extend({
  ...ids,
  /** Inks in it, in use or not. */
  inks: z.number(),
}).meta({ id: 'InkGroup' })
export type InkGroup = z.infer<typeof InkGroup>

export const Ink = InkInput.extend({
  ...ids,
  colour: z.string(),
  groupCode: z.string(),
  groupName: z.string(),
  /** Codes of the plants that keep it. */
  plants: z.array(z.string()),
}).meta({ id: 'Ink' })
export type Ink = z.infer<typeof Ink>

const cell = z.string().max(200)

export const InkUploadLine = z.object({
  line: z.int().min(1).max(largestStored),
  code: cell,
  name: cell,
  colour: cell,
  process: cell,
  group: cell,
  /** null: the file has no such column. */
  vendor: cell.nullable(),
  active: cell.nullable(),
})

const saveProblems = ['stale', 'already-exists', 'rule-failed', 'not-found'] as const

/** Calls about inks; part of the config service. */
export const inkCalls = {
  inks: endpoint({
    method: 'GET',
    path: '/config/Ink',
    summary: 'Inks with their group and the plants that keep them; those in use unless told',
    right: masterRights.ink,
    query: listQuery(
      z.object({
        ...masterFilter,
        ids: z.array(storedNumber).max(1000).optional(),
        groupId: z.coerce.number().int().min(0).max(largestStored).optional(),
        process: z.enum(inkProcessCodes).optional(),
        plantCode: z.string().max(20).optional(),
        /** Those that this plant does not keep. */
        withoutPlantCode: z.string().max(20).optional(),
      }),
    ),
    response: z.array(Ink),
    list: true,
  }),
  saveInk: endpoint({
    method: 'POST',
    path: '/config/Ink',
    summary: 'Save an ink, or make a new one (id and version 0)',
    right: masterRights.ink,
    body: InkInput.extend(ids),
    response: Ink,
    problems: saveProblems,
  }),
  inkGroups: endpoint({
    method: 'GET',
    path: '/config/Ink/Group/0',
    summary: 'Every ink group (0 stands for all); those in use unless told',
    right: signedIn,
    query: listQuery(z.object(masterFilter)),
    response: z.array(InkGroup),
    list: true,
  }),
  saveInkGroup: endpoint({
    method: 'POST',
    path: '/config/Ink/Group',
    summary: 'Save an ink group, or make a new one (id and version 0)',
    right: masterRights.inkGroup,
    body: InkGroupInput.extend(ids),
    response: InkGroup,
    problems: saveProblems,
  }),
  inksOfPlant: endpoint({
    method: 'GET',
    path: '/config/Ink/Plant',
    summary: 'Inks in use that a plant keeps, or (isArea) that the plants of its state keep',
    right: signedIn,
    query: z.object({ plantCode: z.string().max(20), isArea: flag.optional() }),
    response: z.array(Ink),
    problems: ['not-found'],
  }),
  uploadInks: endpoint({
    method: 'POST',
    path: '/config/Ink/Bulk',
    summary: 'Add and change many inks; a dry run says what each line would do and changes nothing',
    right: masterRights.ink,
    body: z.object({ dryRun: z.boolean(), lines: z.array(InkUploadLine).min(1).max(5000) }),
    response: z.object({
      newGroups: z.array(z.string()),
      outcomes: z.array(
        z.object({
          line: z.number(),
          code: z.string(),
          outcome: z.enum(['added', 'changed', 'unchanged', 'refused']),
          reasons: z.array(z.string()),
        }),
      ),
    }),
  }),
  assignInks: endpoint({
    method: 'POST',
    path: '/config/Ink/AssignTo/{plant}',
    summary: 'Let a plant keep these inks, or keep them no longer',
    right: masterRights.ink,
    params: z.object({ plant: z.string().max(20) }),
    body: z.object({
      inkIds: z.array(z.int().min(1).max(largestStored)).min(1).max(1000),
      isAssigned: z.boolean().default(true),
    }),
    response: z.object({ changed: z.number() }),
    problems: ['not-found'],
  }),
} satisfies Service
