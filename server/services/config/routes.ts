import type { config } from '#contract/config'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import { palletMasters } from '../engine/masterData.ts'
import { readPalletRows } from '../engine/repository.ts'
import { boardGradeFilters, boardGradePage, isVariantMadeAt } from './boardGrades.ts'
import { activePlants, allVslCodes, lookup, vslProductStyle } from './lookups.ts'
import { allOffsiteTransfers, allPaperDeckles } from './plantReference.ts'
import { regionList, regionOfPostcode, regionWithPostcodes } from './regions.ts'
import { saveSettings, settingOf, settingsOf } from './settings.ts'
import { allVendorOrderTypes, toolingOrderLookup, vendorsOf } from './vendors.ts'

/** Handlers of the config service. */
export function configHandlers(db: Database): Handlers<typeof config> {
  return {
    setting: async ({ query, person }) => ({
      key: query.key,
      value: await settingOf(db, person.login, query.key),
    }),
    saveSetting: ({ body, person }) => saveSettings(db, person.login, Array.isArray(body) ? body : [body]),
    settings: ({ person }) => settingsOf(db, person.login),
    plants: () => activePlants(db),
    states: () => lookup(db, 'state'),
    businessUnits: () => lookup(db, 'businessUnit'),
    boardGrades: ({ query }) => boardGradePage(db, query, false),
    boardGradeMaintenance: ({ query }) => boardGradePage(db, query, true),
    boardGradeFilters: () => boardGradeFilters(db),
    boardGradeValidAtPlant: async ({ query }) => ({
      isValid: await isVariantMadeAt(db, query.boardGradeVariant, query.plantCode),
    }),
    vsl: async ({ query }) => ({ code: query.code, productStyle: await vslProductStyle(db, query.code) }),
    vslLookup: () => allVslCodes(db),
    truckTypes: () => lookup(db, 'truckType'),
    palletizationLookup: async () => palletMasters(await readPalletRows(db)),
    paperDeckles: () => allPaperDeckles(db),
    offsiteTransferSettings: () => allOffsiteTransfers(db),
    toolingOrderLookup: () => toolingOrderLookup(db),
    vendorOrderTypes: () => allVendorOrderTypes(db),
    vendorLookup: ({ params }) => vendorsOf(db, params.vendorType, params.plantCode),
    regions: ({ query }) => regionList(db, query.plantCode),
    regionPostcodes: ({ params }) => regionWithPostcodes(db, params.regionCode),
    regionOfPostcode: ({ params }) => regionOfPostcode(db, params.postalCode, params.stateCode),
  }
}
