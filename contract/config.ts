import { z } from 'zod'
import { masterRights, pageRoles, scope, signedIn } from '#domain/access'
import {
  BoardGrade,
  BoardGradeInput,
  BoardGradeMaster,
  BoardGradeVariantInput,
} from './config/boardGrades.ts'
import { priceTermCalls } from './customerPriceTerms.ts'
import { endpoint, type Service } from './endpoint.ts'
import { fluteCalls } from './flutes.ts'
import { inkCalls } from './inks.ts'
import { largestStored, listQuery, searchText, storedNumber } from './listQuery.ts'
import { marginFloorCalls } from './marginFloors.ts'
import { masterFilter, masterParts } from './masterFields.ts'
import { MasterUpload, MasterUploadAnswer } from './masters.ts'
import { newWorkLookups } from './newWork.ts'
import { orderTypeCalls } from './orderTypes.ts'
import { ownStyleCalls } from './ownStyles.ts'
import { PalletLookup } from './palletMasters.ts'
import { placeCalls } from './places.ts'
import { plantCalls } from './plants.ts'
import { rateCalls } from './rates.ts'
import { referenceLists } from './referenceLists.ts'
import { printerLookup } from './samples.ts'
import { settingCalls } from './settings.ts'
import { truckCalls } from './trucks.ts'

export {
  BoardGrade,
  BoardGradeInput,
  BoardGradeMaster,
  BoardGradeVariant,
  BoardGradeVariantInput,
} from './config/boardGrades.ts'

const masterProblems = ['stale', 'already-exists', 'rule-failed', 'not-found'] as const

export const Region = z
  .object({
    regionCode: z.string(),
    regionName: z.string(),
    stateCode: z.string(),
    countryCode: z.enum(['AU', 'NZ']),
  })
  .meta({ id: 'Region' })
export type Region = z.infer<typeof Region>

export const config = {
  ...inkCalls,
  ...plantCalls,
  ...referenceLists,
  ...placeCalls,
  ...orderTypeCalls,
  ...fluteCalls,
  ...ownStyleCalls,
  ...truckCalls,
  ...marginFloorCalls,
  ...priceTermCalls,
  ...rateCalls,
  ...settingCalls,
  boardGrades: endpoint({
    method: 'GET',
    path: '/config/BoardGrade',
    summary: 'Board grades with their variants per plant',
    right: signedIn,
    query: listQuery(
      z.object({
        q: searchText.optional(),
        flute: z.string().max(10).optional(),
        plantCode: z.string().max(20).optional(),
      }),
    ),
    response: z.array(BoardGrade),
    list: true,
  }),
  boardGradeFilters: endpoint({
    method: 'GET',
    path: '/config/BoardGrade/Filters',
    summary: 'What the board-grade picker filters by: flutes, plies, strength bounds',
    right: signedIn,
    response: z.object({
      flutes: z.array(z.string()),
      plies: z.array(z.number()),
      minStrength: z.number(),
      maxStrength: z.number(),
    }),
  }),
  boardGradeValidAtPlant: endpoint({
    method: 'GET',
    path: '/config/BoardGradePlant/isValid',
    summary: 'Whether a variant is made at a plant (code joined with the cost centre: NTH-100)',
    right: signedIn,
    query: z.object({ boardGradeVariant: z.string().max(30), plantCode: z.string().max(30) }),
    response: z.object({ isValid: z.boolean() }),
  }),
  boardGradeMaintenance: endpoint({
    method: 'GET',
    path: '/config/BoardGrade/Maintenance',
    summary: 'Board grades as their administrators see them: inactive ones too',
    right: scope('EDIT_BOARDGRADE_MASTER'),
    query: listQuery(
      z.object({
        ...masterFilter,
        flute: z.string().max(10).optional(),
        plantCode: z.string().max(20).optional(),
      }),
    ),
    response: z.array(BoardGradeMaster),
    list: true,
  }),
  saveBoardGrade: endpoint({
    method: 'POST',
    path: '/config/BoardGrade',
    summary: 'Save a board grade, or make a new one (id and version 0)',
    right: masterRights.boardGrade,
    body: BoardGradeInput.extend({ id: storedNumber, version: masterParts.version }),
    response: BoardGradeMaster,
    problems: masterProblems,
  }),
  uploadBoardGrades: endpoint({
    method: 'POST',
    path: '/config/BoardGrade/Bulk',
    summary: 'Add and change many board grades; a dry run says what each line would do and changes nothing',
    right: masterRights.boardGrade,
    body: MasterUpload,
    response: MasterUploadAnswer,
  }),
  saveBoardGradeVariant: endpoint({
    method: 'POST',
    path: '/config/BoardGrade/Variant',
    summary: 'Save a variant of a board grade at a plant, or make a new one (id and version 0)',
    right: masterRights.boardGradeVariant,
    body: BoardGradeVariantInput.extend({ id: storedNumber, version: masterParts.version }),
    response: BoardGradeMaster,
    problems: masterProblems,
  }),
  updateBoardGradeVariant: endpoint({
    method: 'PUT',
    path: '/config/BoardGrade/Variant/{boardGradeId}/{variantCode}',
    summary: 'Change a variant of a board grade at a plant',
    right: masterRights.boardGradeVariant,
    params: z.object({
      boardGradeId: z.coerce.number().int().min(0).max(largestStored),
      variantCode: z.string().max(30),
    }),
    body: BoardGradeVariantInput.omit({ boardGradeId: true, code: true }).extend({
      version: masterParts.version,
    }),
    response: BoardGradeMaster,
    problems: masterProblems,
  }),
  palletizationLookup: endpoint({
    method: 'GET',
    path: '/config/PalletizationLookup',
    summary:
      'Choices of a palletisation: pallet types, tops, patterns, overhangs, straps, wraps; what each plant palletises with',
    right: signedIn,
    response: PalletLookup,
  }),
  paperDeckles: endpoint({
    method: 'GET',
    path: '/config/PaperDeckle',
    summary: 'Paper widths that each plant keeps, mm',
    right: signedIn,
    response: z.array(z.object({ plantCode: z.string(), paperDeckleWidth: z.number() })),
  }),
  offsiteTransferSettings: endpoint({
    method: 'GET',
    path: '/config/OffsiteTransferSetting',
    summary: 'Ways of moving goods between two plants, with what each costs',
    right: pageRoles.quotes,
    response: z.array(
      z.object({
        fromPlantCode: z.string(),
        toPlantCode: z.string(),
        deliveryMethod: z.string(),
        description: z.string(),
        days: z.number(),
        cost: z.number(),
      }),
    ),
  }),
  outerTypes: endpoint({
    method: 'GET',
    path: '/config/OuterType',
    summary: 'What finished goods are packed into',
    right: signedIn,
    response: z.array(z.object({ code: z.string(), label: z.string() })),
  }),
  ...newWorkLookups,
  ...printerLookup,
  regions: endpoint({
    method: 'GET',
    path: '/config/Region',
    summary: 'Regions, of all or those that a plant sends goods to',
    right: signedIn,
    query: z.object({ plantCode: z.string().trim().max(30).optional() }),
    response: z.array(Region),
    problems: ['not-found'],
  }),
  regionPostcodes: endpoint({
    method: 'GET',
    path: '/config/Region/{regionCode}',
    summary: 'A region with all of its postcodes',
    right: signedIn,
    params: z.object({ regionCode: z.string().trim().max(20) }),
    response: z.object({ region: Region, postCodes: z.array(z.string()) }),
    problems: ['not-found'],
  }),
  regionOfPostcode: endpoint({
    method: 'GET',
    path: '/config/Region/{postalCode}/{stateCode}',
    summary: 'The delivery region of a postcode in a state; none, and why, where nothing is delivered',
    right: signedIn,
    params: z.object({ postalCode: z.string().trim().max(10), stateCode: z.string().trim().max(10) }),
    response: z.object({
      region: Region.nullable(),
      postCodes: z.array(z.string()),
      /** Why there is no region; empty where there is one. */
      reason: z.string(),
    }),
  }),
} satisfies Service
