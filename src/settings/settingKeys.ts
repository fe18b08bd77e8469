import { entryUnder } from '#domain/tables'
/**
 * react-admin's Store keys that the specification has a setting for (000 §3, DECISIONS "C16 A43 A44 N38"); any other
 * Store key is its own setting key.
 */
export const settingKeys = {
  'worklist.columns': 'worklistheader',
  'worklist.paging': 'worklistpaging',
  'worklist.plants': 'worklistfilterPlantCode',
  'worklist.businessUnits': 'worklistfilterBusinessUnit',
  'worklist.operators': 'worklistfilteroperators',
  'worklist.views': 'worklistviews',
  'newWork.columns': 'newworkworklistheader',
  'newWork.paging': 'newworkworklistpaging',
  'newWork.plants': 'newWorkWorklistfilterPlantCode',
  'newWork.businessUnits': 'newWorkWorklistfilterBusinessUnit',
  'similarProducts.columns': 'simprodheader',
  'similarProducts.allColumns': 'simprodheaderfull',
  'manualOrders.columns': 'moheader',
  'samples.columns': 'sampleheader',
  'samples.list': 'samplesetting',
  'existingProducts.columns': 'productlistheader',
} as const satisfies Record<string, string>

const byKey: Readonly<Record<string, string>> = settingKeys
const bySetting = new Map(Object.entries(settingKeys).map(([key, setting]) => [setting, key] as const))

/** The setting key of a Store key. */
export const settingOf = (storeKey: string): string => entryUnder(byKey, storeKey) ?? storeKey

/** The Store key of a setting key. */
export const storeKeyOf = (setting: string): string =>
  bySetting.get(setting as Parameters<typeof bySetting.get>[0]) ?? setting
