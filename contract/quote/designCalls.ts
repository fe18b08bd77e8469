import { z } from 'zod'
import { vendorTypes } from '#domain/manualOrders'
import { sections } from '#domain/quoteItem'
import { endpoint, type Service } from '../endpoint.ts'
import { calculationRight } from '../engineRights.ts'
import { id } from '../listQuery.ts'
import { JobState, RouteLogEntry } from '../routing.ts'
import { list } from '../trace.ts'
import { version } from './fields.ts'
import { viewQuote } from './rights.ts'
import { storedRows } from './sectionSchema.ts'
import { storedSections } from './storedSections.ts'

const known = z.number().nullable()

/** What the design of an item is chosen from. */
export const DesignLookup = z
  .object({
    /** Of the plant, in the order of a route. */
    operations: z.array(
      z.object({
        code: z.string(),
        description: z.string(),
        isCorrugator: z.boolean(),
        isOutsideCostedStore: z.boolean(),
        isMultiRoute: z.boolean(),
      }),
    ),
    /** Of every plant. */
    workCentres: z.array(
      z.object({
        code: z.string(),
        description: z.string(),
        plantCode: z.string(),
        operation: z.string(),
        minSheetLength: known,
        maxSheetLength: known,
        minSheetWidth: known,
        maxSheetWidth: known,
        canRotate: z.boolean(),
      }),
    ),
    corrugatorProcesses: z.array(
      z.object({
        workCentre: z.string(),
        code: z.string(),
        description: z.string(),
        maxTapes: z.number(),
      }),
    ),
    outsideProcesses: z.array(
      z.object({ code: z.string(), description: z.string(), operation: z.string(), leadDays: z.number() }),
    ),
    /** Paper widths that the plant keeps, mm. */
    deckles: z.array(z.number()),
    /** Who makes formes for the plant. */
    formeVendors: z.array(z.object({ code: z.string(), name: z.string(), vendorType: z.enum(vendorTypes) })),
    /** Ways of moving goods from or to the plant. */
    offsiteTransfers: z.array(
      z.object({ deliveryMethod: z.string(), description: z.string(), otherPlantCode: z.string() }),
    ),
    regions: z.array(z.object({ code: z.string(), name: z.string() })),
  })
  .meta({ id: 'DesignLookup' })
export type DesignLookup = z.infer<typeof DesignLookup>

const DesignSteps = storedRows(sections.design.fields.designSteps)

/** The steps of an item that another plant of the company does. */
export const IntraCompanySteps = z
  .object({
    plantCode: z.string(),
    plantDescription: z.string(),
    steps: z.array(
      z.object({
        key: z.string(),
        /** Place in the route, from 1. */
        position: z.number(),
        operation: z.string(),
        workCentre: z.string(),
        sheetLength: known,
        sheetWidth: known,
        totalNumberUp: known,
      }),
    ),
  })
  .meta({ id: 'IntraCompanySteps' })
export type IntraCompanySteps = z.infer<typeof IntraCompanySteps>

/** What is asked of the auto-routing of an item. */
export const AutoRouteInput = z
  .object({
    quoteItemId: z.number(),
    quoteProductBoxId: z.number(),
    plantCode: z.string(),
    quantity: z.number(),
    style: z.string(),
    length: z.number(),
    width: z.number(),
    depth: z.number(),
    boardGrade: z.string(),
    boardGradeVariant: z.string().nullable(),
    closureCode: z.string().nullable(),
    printProcess: z.string(),
    colours: z.number(),
    deliveryRegion: z.string().nullable(),
    mayUseOtherPlants: z.boolean(),
    mayUseExternal: z.boolean(),
    /** Names the input: the same input has the same one. */
    inputHash: z.string(),
  })
  .meta({ id: 'AutoRouteInput' })
export type AutoRouteInput = z.infer<typeof AutoRouteInput>

/** How an item is printed beside its corrugating: litho on sheets, preprint on the roll. */
export const DesignPrints = z
  .object({
    quoteItemId: z.number(),
    /** Which of the two it is; the other one is empty. */
    printProcess: z.string(),
    designPrint: storedSections.designPrint,
    prePrintDesign: storedSections.prePrintDesign,
    /** What a save of either starts from. */
    versions: z.object({ designPrint: version, prePrintDesign: version }),
  })
  .meta({ id: 'DesignPrints' })
export type DesignPrints = z.infer<typeof DesignPrints>

const plantCode = z.string().trim().max(30)

/** What Design asks beside its save. */
export const designCalls = {
  designLookup: endpoint({
    method: 'GET',
    path: '/quote/QuoteProductDesign/Lookup',
    summary: 'What a design is chosen from: operations, work centres, processes and deckles of a plant',
    right: viewQuote,
    query: z.object({
      /** The plant, alone or with its cost centre. */
      plantCode: plantCode.default(''),
    }),
    response: DesignLookup,
  }),
  designPrints: endpoint({
    method: 'GET',
    path: '/quote/QuoteProductDesign/GetQuoteProductDesignPrint',
    summary: 'The printed sheets or the printed roll of an item, with the versions that saves start from',
    right: viewQuote,
    query: z.object({ quoteItemId: id }),
    response: DesignPrints,
    problems: ['not-found'],
  }),
  intraCompanySteps: endpoint({
    method: 'GET',
    path: '/quote/QuoteProductDesign/GetIntraCompanyDesignSteps',
    summary: 'The steps of an item that other plants of the company do, by plant',
    right: viewQuote,
    query: z.object({ quoteItemId: id }),
    response: z.array(IntraCompanySteps),
    problems: ['not-found'],
  }),
  generateInterCompanyStep: endpoint({
    method: 'POST',
    path: '/quote/QuoteProductDesign/GenerateInterCompanyStep',
    summary: 'The steps another plant of the company would do for an item as it is stored; nothing is saved',
    right: calculationRight,
    body: z.object({ quoteItemId: id }),
    response: z.object({
      /** Plant of the steps; '' when no other plant is needed, or none can. */
      plantCode: z.string(),
      offsiteDeliveryMethod: z.string(),
      designSteps: DesignSteps,
      /** The whole route that they are of, in order. */
      path: list(z.object({ operation: z.string(), workCentre: z.string() })),
      /** Why there are none; '' otherwise. */
      message: z.string(),
    }),
    problems: ['not-found', 'rule-failed'],
  }),
  autoRouteInput: endpoint({
    method: 'GET',
    path: '/quote/QuoteAutoRoute',
    summary: 'What the auto-routing of an item would be asked, as it is stored',
    right: calculationRight,
    query: z.object({ quoteItemId: id, plantCode: plantCode.default('') }),
    response: AutoRouteInput,
    problems: ['not-found', 'rule-failed'],
  }),
  autoRouteNotices: endpoint({
    method: 'GET',
    path: '/quote/QuoteAutoRoute/log',
    summary: 'What of the newest auto-routing of an item people are told: what decided',
    right: calculationRight,
    query: z.object({ quoteItemId: id }),
    response: z.object({
      id: known,
      /** Null: it was never routed. */
      status: JobState.nullable(),
      message: z.string(),
      entries: list(RouteLogEntry),
    }),
    problems: ['not-found'],
  }),
} satisfies Service
