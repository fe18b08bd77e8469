import type { BoardGradeVariantInput, config } from '#contract/config'
import { outerTypes } from '#domain/quoteItem'
import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { palletMasters } from '../engine/masterData.ts'
import { readPalletRows } from '../engine/repository.ts'
import { orNotFound } from '../masters/orNotFound.ts'
import { saveMaster } from '../masters/saveMaster.ts'
import { uploadMaster } from '../masters/uploadMaster.ts'
import { printersOf } from '../messaging/printers.ts'
import { assignInks } from './assignInks.ts'
import { boardGradeFilters, boardGradePage, isVariantMadeAt } from './boardGrades.ts'
import {
  activePlants,
  allVslCodes,
  configLookupData,
  lookup,
  quoteLookupData,
  truckChoices,
  vslProductStyle,
} from './lookups.ts'
import { boardGradeMaster, boardGradeOf, variantIdOf } from './masters/boardGrade.ts'
import { boardGradeUpload } from './masters/boardGradeUpload.ts'
import { boardGradeVariantMaster } from './masters/boardGradeVariant.ts'
import { fluteList, fluteMaster } from './masters/flute.ts'
import { heldByLimits } from './masters/heldByLimits.ts'
import { inkList, inkMaster, inksOfPlant } from './masters/ink.ts'
import { inkGroupList, inkGroupMaster } from './masters/inkGroup.ts'
import { marginFloorList, marginFloorMaster } from './masters/marginFloor.ts'
import { orderTypeList, orderTypeMaster } from './masters/orderType.ts'
import { ownStyleList, ownStyleMaster } from './masters/ownStyle.ts'
import { plantDetail, plantList, plantMaster } from './masters/plant.ts'
import { priceTermList, priceTermMaster } from './masters/priceTerms.ts'
import { rateList, rateMaster } from './masters/rate.ts'
import { truckTypeList, truckTypeMaster } from './masters/truckType.ts'
import { workCentreMaster, workCentreOf } from './masters/workCentre.ts'
import { palletisingPlants } from './palletisingPlants.ts'
import { placesOf } from './places.ts'
import { allOffsiteTransfers, allPaperDeckles } from './plantReference.ts'
import { businessUnitsOfPlant, plantWorkgroups } from './plantWorkgroups.ts'
import { regionList, regionOfPostcode, regionWithPostcodes } from './regions.ts'
import { saveSettings, settingOf, settingsOf } from './settings.ts'
import { uploadInks } from './uploadInks.ts'
import { allVendorOrderTypes, toolingOrderLookup, vendorsOf } from './vendors.ts'

/** Handlers of the config service; `mastersChanged` is told when the engines must read their masters anew. */
export function configHandlers(db: Database, mastersChanged: () => void): Handlers<typeof config> {
  const saveVariant = async (person: Person, id: number, version: number, input: BoardGradeVariantInput) => {
    await saveMaster(db, person, boardGradeVariantMaster, { key: id, version, input })
    mastersChanged()
    return orNotFound(await boardGradeOf(db, input.boardGradeId), 'The board grade')
  }
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
    saveBoardGrade: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, boardGradeMaster, { key: id, version, input })
      mastersChanged()
      return orNotFound(await boardGradeOf(db, key), 'The board grade')
    },
    uploadBoardGrades: async ({ person, body }) => {
      const outcomes = await uploadMaster(db, person, boardGradeUpload, body)
      if (!body.dryRun) mastersChanged()
      return { outcomes }
    },
    saveBoardGradeVariant: ({ person, body: { id, version, ...input } }) =>
      saveVariant(person, id, version, input),
    updateBoardGradeVariant: async ({ person, params, body: { version, ...body } }) => {
      const { boardGradeId, variantCode: code } = params
      const id = orNotFound(await variantIdOf(db, boardGradeId, code, body.plantCode), `Variant ${code}`)
      return saveVariant(person, id, Math.max(version, 1), { ...body, boardGradeId, code })
    },
    inks: ({ query }) => inkList.page(db, query),
    saveInk: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, inkMaster, { key: id, version, input })
      return orNotFound(await inkList.read(db, key), 'The ink')
    },
    inkGroups: ({ query }) => inkGroupList.page(db, query),
    saveInkGroup: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, inkGroupMaster, { key: id, version, input })
      return orNotFound(await inkGroupList.read(db, key), 'The ink group')
    },
    inksOfPlant: ({ query }) => inksOfPlant(db, query.plantCode, query.isArea ?? false),
    uploadInks: async ({ person, body }) => {
      const { outcomes, newGroups } = await uploadInks(db, person, body)
      return {
        newGroups: [...newGroups],
        outcomes: outcomes.map(({ ink: _, reasons, ...each }) => ({ ...each, reasons: [...reasons] })),
      }
    },
    assignInks: ({ person, params, body }) => assignInks(db, person, params.plant, body),
    plantMasters: ({ query }) => plantList.page(db, query),
    plantDetail: ({ params }) => plantDetail(db, params.code),
    plantWorkgroups: () => plantWorkgroups(db),
    businessUnitsOfPlant: ({ params }) => businessUnitsOfPlant(db, params.plant),
    savePlant: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, plantMaster, { key: id, version, input })
      mastersChanged()
      return orNotFound(await plantList.read(db, key), 'The plant')
    },
    saveWorkCentre: async ({ person, params, body: { version, ...input } }) => {
      const was = orNotFound(await workCentreOf(db, params.id), 'The work centre')
      const key = await saveMaster(db, person, workCentreMaster, { key: params.id, version, input })
      mastersChanged()
      const saved = orNotFound(await workCentreOf(db, key), 'The work centre')
      return { ...saved, held: await heldByLimits(db, was, saved) }
    },
    boardGradeFilters: () => boardGradeFilters(db),
    boardGradeValidAtPlant: async ({ query }) => ({
      isValid: await isVariantMadeAt(db, query.boardGradeVariant, query.plantCode),
    }),
    vsl: async ({ query }) => ({ code: query.code, productStyle: await vslProductStyle(db, query.code) }),
    vslLookup: () => allVslCodes(db),
    truckTypes: () => truckChoices(db),
    truckTypeMasters: ({ query }) => truckTypeList.page(db, query),
    saveTruckType: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, truckTypeMaster, { key: id, version, input })
      mastersChanged()
      return orNotFound(await truckTypeList.read(db, key), 'The truck type')
    },
    fluteMasters: ({ query }) => fluteList.page(db, query),
    saveFlute: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, fluteMaster, { key: id, version, input })
      mastersChanged()
      return orNotFound(await fluteList.read(db, key), 'The flute')
    },
    rateMasters: ({ query }) => rateList.page(db, query),
    saveRate: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, rateMaster, { key: id, version, input })
      mastersChanged()
      return orNotFound(await rateList.read(db, key), 'The rate')
    },
    ownStyleMasters: ({ query }) => ownStyleList.page(db, query),
    saveOwnStyle: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, ownStyleMaster, { key: id, version, input })
      mastersChanged()
      return orNotFound(await ownStyleList.read(db, key), 'The style')
    },
    orderTypeMasters: ({ query }) => orderTypeList.page(db, query),
    saveOrderType: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, orderTypeMaster, { key: input.code, version, input })
      return orNotFound(await orderTypeList.read(db, key), 'The order type')
    },
    priceTerms: ({ query }) => priceTermList.page(db, query),
    savePriceTerms: async ({ person, body: { version, ...input } }) => {
      const key = await saveMaster(db, person, priceTermMaster, { key: input.customerCode, version, input })
      return orNotFound(await priceTermList.read(db, key), 'The set of price terms')
    },
    marginFloors: ({ query }) => marginFloorList.page(db, query),
    saveMarginFloor: async ({ person, body: { id, version, ...input } }) => {
      const key = await saveMaster(db, person, marginFloorMaster, { key: id, version, input })
      return orNotFound(await marginFloorList.read(db, key), 'The margin floor')
    },
    configLookupData: () => configLookupData(db),
    quoteLookupData: async () => quoteLookupData(),
    places: ({ body }) => placesOf(db, body.text),
    palletizationLookup: async () => ({
      ...palletMasters(await readPalletRows(db)),
      plants: await palletisingPlants(db),
    }),
    paperDeckles: () => allPaperDeckles(db),
    offsiteTransferSettings: () => allOffsiteTransfers(db),
    outerTypes: async () => [...outerTypes],
    toolingOrderLookup: () => toolingOrderLookup(db),
    printers: ({ query }) => printersOf(db, query.appType),
    vendorOrderTypes: () => allVendorOrderTypes(db),
    vendorLookup: ({ params }) => vendorsOf(db, params.vendorType, params.plantCode),
    regions: ({ query }) => regionList(db, query.plantCode),
    regionPostcodes: ({ params }) => regionWithPostcodes(db, params.regionCode),
    regionOfPostcode: ({ params }) => regionOfPostcode(db, params.postalCode, params.stateCode),
  }
}
