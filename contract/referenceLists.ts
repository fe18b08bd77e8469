import { z } from 'zod'
import { signedIn } from '#domain/access'
import { currencies } from '#domain/formats'
import { endpoint, type Service } from './endpoint.ts'

const Code = z.object({ code: z.string(), description: z.string() })

export const Plant = z
  .object({
    id: z.number(),
    code: z.string(),
    description: z.string(),
    costCentreCode: z.string(),
    state: z.string(),
    businessUnit: z.string(),
    /** Business units it works for besides. */
    businessUnits: z.array(z.string()),
  })
  .meta({ id: 'Plant' })
export type Plant = z.infer<typeof Plant>

export const VslCode = z
  .object({ code: z.string(), description: z.string(), productStyle: z.string() })
  .meta({ id: 'VslCode' })
export type VslCode = z.infer<typeof VslCode>

/** A code of the product's own rules, with its label. */
const Choice = z.object({ code: z.string(), label: z.string() })

/** The reference lists that administrators keep, in one answer. */
export const ConfigLookupData = z
  .object({
    plants: z.array(Plant),
    states: z.array(Code),
    businessUnits: z.array(Code),
    truckTypes: z.array(Code.extend({ isDefault: z.boolean() })),
    industries: z.array(Code),
    vslCodes: z.array(VslCode),
  })
  .meta({ id: 'ConfigLookupData' })
export type ConfigLookupData = z.infer<typeof ConfigLookupData>

/** What a quote and its items choose from, as the rules know it. */
export const QuoteLookupData = z
  .object({
    currencies: z.array(z.enum(currencies)),
    itemCategories: z.array(Choice.extend({ selectable: z.boolean() })),
    productTypes: z.array(Choice),
    productGroups: z.array(Choice),
    printProcesses: z.array(Choice),
    cartonStyles: z.array(
      Choice.extend({
        variants: z.array(Choice),
        flapStyles: z.array(Choice),
        closures: z.array(Choice),
        dieCutTypes: z.array(Choice),
        openings: z.array(Choice),
      }),
    ),
  })
  .meta({ id: 'QuoteLookupData' })
export type QuoteLookupData = z.infer<typeof QuoteLookupData>

export const referenceLists = {
  plants: endpoint({
    method: 'GET',
    path: '/config/Plant/Lookup',
    summary: 'Active plants with their default cost centre',
    right: signedIn,
    response: z.array(Plant),
  }),
  states: endpoint({
    method: 'GET',
    path: '/config/Plant/State',
    summary: 'States of Australia, and New Zealand',
    right: signedIn,
    response: z.array(Code),
  }),
  businessUnits: endpoint({
    method: 'GET',
    path: '/config/Plant/BusinessUnit',
    summary: 'Business units',
    right: signedIn,
    response: z.array(Code),
  }),
  vsl: endpoint({
    method: 'GET',
    path: '/config/Vsl',
    summary: 'Checks a VSL code: its product style, or an empty one when there is no such code',
    right: signedIn,
    query: z.object({ code: z.string().trim().max(20) }),
    response: z.object({ code: z.string(), productStyle: z.string() }),
  }),
  vslLookup: endpoint({
    method: 'GET',
    path: '/config/Vsl/GetVslLookup',
    summary: 'All VSL codes',
    right: signedIn,
    response: z.array(VslCode),
  }),
  truckTypes: endpoint({
    method: 'GET',
    path: '/config/TruckType/lookup',
    summary: 'Truck types; one of them is the default',
    right: signedIn,
    response: ConfigLookupData.shape.truckTypes,
  }),
  configLookupData: endpoint({
    method: 'GET',
    path: '/config/Lookup/GetConfigLookupData',
    summary: 'Plants, states, business units, truck types, industries and VSL codes in one answer',
    right: signedIn,
    response: ConfigLookupData,
  }),
  quoteLookupData: endpoint({
    method: 'GET',
    path: '/config/Lookup/GetQuoteLookupData',
    summary: 'What quotes and items choose from: currencies, item categories, print processes, carton styles',
    right: signedIn,
    response: QuoteLookupData,
  }),
} satisfies Service
