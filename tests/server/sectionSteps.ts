import { type Product, quote } from '#contract/quote'
import { type SectionKey, sections } from '#domain/quoteItem'
import {
  act,
  carton,
  createItem,
  loadItem,
  makeDesigned,
  makePriced,
  makeReady,
  saveProduct,
  submitItem,
  type TestItem,
} from './quoteSteps.ts'
import type { Answer, Caller, TestApp } from './startTestServer.ts'

/** What a field needs beside it to be stored as it is sent, by path; a field that is not here needs nothing. */
interface Setting {
  /** What is stored in the section before. */
  readonly beside?: object
  /** What stands in the row of a cell. */
  readonly inRow?: object
  /** Something that may be stored there, where not just anything may. */
  readonly good?: unknown
}

/** Every section's settings: what a new section needs beyond its list of fields stands here. */
const settings: { readonly [Key in SectionKey]?: Readonly<Record<string, Setting>> } = {
  product: {
    vslCode: { good: '0201' },
    styleCarton: { good: '09' },
    styleTopFlap: { good: '01' },
    styleBottomFlap: { good: '01' },
    boardGrade: { good: 'C340' },
    preferredPlantCode: { good: 'NTH' },
    boardGradeVariant: {
      beside: { boardGrade: 'C340', preferredPlantCode: 'NTH', printProcess: 'FLEXO' },
      good: 'C340-N',
    },
    crease1: { beside: { isAllowCrease: false } },
    crease2: { beside: { isAllowCrease: false } },
    crease3: { beside: { isAllowCrease: false } },
    isAllowCrease: { beside: { length: 300, width: 300, crease1: 300, crease2: null, crease3: null } },
  },
  printing: {
    inkCoverages: { good: [{ key: 'k1', inkCode: 'G-RED', stereoCode: 'ST-1', printCoverage: 20 }] },
    'inkCoverages.0.inkCode': { good: 'G-BLUE' },
    inkCoveragesBack: {
      beside: { isDoubleSided: true },
      good: [{ key: 'k1', inkCode: 'G-RED', stereoCode: '', printCoverage: null }],
    },
    'inkCoveragesBack.0.inkCode': { beside: { isDoubleSided: true }, good: 'G-BLUE' },
    'inkCoveragesBack.0.stereoCode': { beside: { isDoubleSided: true } },
    'inkCoveragesBack.0.printCoverage': { beside: { isDoubleSided: true } },
    processColourCountBack: { beside: { isDoubleSided: true } },
    pmsColourCountBack: { beside: { isDoubleSided: true } },
    metallicColourCountBack: { beside: { isDoubleSided: true } },
  },
  palletization: {
    foldedSizeLength: { good: 702 },
    foldedSizeWidth: { good: 556 },
    palletTopTypeCode: { good: 'CAP' },
  },
  goodsPalletization: {
    palletTopTypeCode: { good: 'CAP' },
  },
  designPrint: {
    'printedSheets.0.side': { good: 'FRONT' },
  },
  delivery: {
    deliveryPostCode: { beside: { deliveryState: 'VIC' }, good: '3000' },
  },
  approval: {
    toolingAccountNumber: { good: 'TA-1000' },
    toolingAccountName: { beside: { toolingAccountNumber: '' } },
  },
  genericPricing: { 'details.0.cost': { inRow: { priceQty: 1, unitCost: 1 } } },
  design: { ardFileName: { beside: { isArdFileExisted: true } } },
  compliance: {
    isAirFreightApproved: { beside: { isAirFreightCompliant: true } },
    isDangerousGoodsApproved: { beside: { isDangerousGoodsCompliant: true } },
  },
}

export const settingOf = (key: SectionKey, name: string): Setting => settings[key]?.[name] ?? {}

const callOf = (key: SectionKey) => {
  if (key === 'preprintCost') return quote.savePricing
  const name = `save${key.charAt(0).toUpperCase()}${key.slice(1)}` as `save${Capitalize<
    Exclude<SectionKey, 'preprintCost'>
  >}`
  return quote[name]
}

/** Sends a section as it is, from a version. */
export function send(
  caller: Caller,
  key: SectionKey,
  { itemId }: TestItem,
  version: number,
  values: object,
): Promise<Answer> {
  const { method, path } = callOf(key)
  const body = { quoteItemId: itemId, version, [key]: values }
  return method === 'PUT' ? caller.put(path, body) : caller.post(path, body)
}

/** Saves a section with these changes, on top of what is stored now. */
export async function saveSection(caller: Caller, key: SectionKey, item: TestItem, changes: object) {
  const now = await loadItem(caller, item)
  return send(caller, key, item, now.versions[key], { ...now[key], ...changes })
}

/** An item of `su` at the first step, printed flexo, that the rules of its overview are content with. */
export async function flexoItem(server: TestApp): Promise<TestItem> {
  const item = await createItem(server.as('su'))
  const { status } = await saveProduct(server.as('su'), item, { ...carton, printProcess: 'FLEXO' })
  if (status !== 200) throw new Error(`the item was not saved: ${status}`)
  return item
}

/** An item at Design, printed so, in the hands of `su`. */
export async function designedItem(server: TestApp, product: Partial<Product>): Promise<TestItem> {
  const rep = server.as('salesrep')
  const item = await createItem(rep)
  const { status } = await saveProduct(rep, item, { ...carton, ...product })
  if (status !== 200) throw new Error(`the item was not saved: ${status}`)
  await act(rep, item, 'SUBMIT')
  await act(server.as('su'), item, 'ACCEPT')
  return item
}

/** An item at Pricing, in the hands of `su`. */
export async function pricingItem(server: TestApp): Promise<TestItem> {
  const su = server.as('su')
  const item = await submitItem(server)
  await act(su, item, 'ACCEPT')
  await makeDesigned(su, item)
  await act(su, item, 'DESIGN_DONE')
  await act(su, item, 'ACCEPT')
  return item
}

/** An item of this kind at Pricing, in the hands of `su`: Design is passed by. */
export async function passedByDesign(server: TestApp, product: Partial<Product>): Promise<TestItem> {
  const [rep, su] = [server.as('salesrep'), server.as('su')]
  const item = await createItem(rep)
  const { status } = await saveProduct(rep, item, product)
  if (status !== 200) throw new Error(`the item was not saved: ${status}`)
  await rep.post('/workflow/Update', {
    workflowId: item.itemId,
    quoteItemId: item.itemId,
    allowByPassDesign: true,
  })
  await act(rep, item, 'SUBMIT')
  await act(su, item, 'ACCEPT')
  return item
}

/** An item at Approval, in the hands of `su`. */
export async function approvalItem(server: TestApp, markUpPercent: number | null = null): Promise<TestItem> {
  const su = server.as('su')
  const item = await pricingItem(server)
  await makePriced(su, item, markUpPercent)
  await act(su, item, 'PRICING_DONE')
  await act(su, item, 'ACCEPT')
  return item
}

/** Goods that are bought. */
export const generic: Partial<Product> = {
  description: 'Packing tape',
  itemCategory: 'GENERIC',
  productGroup: 'CONSUMABLES',
  isGen: true,
  preferredPlantCode: 'NTH',
  expectedOrderQuantity: 720,
}

/** What is printed litho, and on a board that is preprinted. */
export const litho = { printProcess: 'LITHO' }
export const preprint = { printProcess: 'PREPRINT', boardGradeVariant: 'C340-P-N' }

/** The products of sections that are Design's alone: what they are there for decides how the item is printed. */
const atDesign: { readonly [Key in SectionKey]?: Partial<Product> } = {
  design: { printProcess: 'FLEXO' },
  designPrint: litho,
  prePrintDesign: preprint,
}

/** An item at a step at which the section may be changed, in the hands of `su`: a route is Design's, a price is Pricing's. */
export async function editableItem(server: TestApp, key: SectionKey): Promise<TestItem> {
  if (key === 'pricing') return pricingItem(server)
  if (key === 'genericPricing') return passedByDesign(server, generic)
  if (key === 'preprintCost') return passedByDesign(server, { ...carton, ...preprint })
  if (key === 'approval') return approvalItem(server)
  const product = atDesign[key]
  return product === undefined ? flexoItem(server) : designedItem(server, product)
}

const onward = { DESIGN: [], PRICING: ['DESIGN_DONE'], CUSTOMER: ['DESIGN_DONE', 'PRICING_DONE', 'APPROVE'] }

/** A step at which all of a section is read-only, and an item there in the hands of `su`. */
export async function readOnlyItem(server: TestApp, key: SectionKey): Promise<TestItem> {
  const item = await submitItem(server)
  const su = server.as('su')
  const isDesignAway = ['price', 'appr', 'genprice', 'preprintCost', 'delivery'].includes(sections[key].tab)
  for (const action of [...(isDesignAway ? onward.DESIGN : onward.PRICING)]) {
    await act(su, item, 'ACCEPT')
    await makeReady(su, item, action)
    await act(su, item, action)
  }
  await act(su, item, 'ACCEPT')
  return item
}
