import { describe, expect, it } from 'vitest'
import { type Facts, type FieldRule, findingsOf } from '#domain/quoteItem'
import { defaultWorkflow, findStep } from '#domain/workflow'
import { box, inkRow, type Product, pad, sectionsOf, under } from './builders.ts'
import { said as words } from './said.ts'

const printing = { numberOfColors: 1, inkCoverages: [inkRow('a', 'G-RED')] }
const found = (product: Product, facts: Facts = {}, fieldRules: readonly FieldRule[] = []) =>
  findingsOf(under(sectionsOf({ product, printing }), { facts, fieldRules })).filter(
    ({ tab }) => tab !== 'pallet',
  )
const said = (...asked: Parameters<typeof found>) => words(found(...asked))

describe('a good box and a good pad', () => {
  it('have no findings', () => {
    expect(said(box())).toEqual([])
    expect(said(pad())).toEqual([])
  })
})

describe('what is wrong with the product', () => {
  const sheet = { length: 10, width: 10, minLength: null, maxLength: null, minWidth: null, maxWidth: null }

  it.each<[string, Product, Facts, string]>([
    ['its dimensions', box({ length: 0 }), {}, 'length: must be > 0'],
    ['its depth', pad({ depth: 5 }), {}, 'depth: must be equal to 0'],
    ['its flaps', box({ styleTopFlap: '' }), {}, 'styleTopFlap: Top Flap Style is required'],
    ['its product code', box({ code: '[A' }), {}, "code: Product Code has an invalid '[]' character"],
    ['a code the customer has', box(), { productCodeTaken: true }, 'code: Product Code already exists'],
    ['its VSL code', box(), { vslProductStyle: null }, 'vslCode: not valid'],
    ['its quantity', box({ expectedOrderQuantity: -5 }), {}, 'expectedOrderQuantity: must be > 0'],
    ['its creases', box({ isAllowCrease: true }), {}, 'width: Must be equal to the sum of crease 1, 2 and 3'],
    [
      'its board',
      box(),
      { boardGrade: null },
      'boardGrade: Boardgrade selected is no longer valid. Please reselect boardgrade',
    ],
    [
      'its die-cut sheet',
      box({ styleDieCutType: 'FLATBED' }),
      { sheet },
      'styleDieCutType: Sheet must be at least 1400 x 550 mm',
    ],
  ])('is said: %s', (_, item, overrides, message) => {
    expect(said(item, overrides)).toEqual([message])
  })
})

describe('what the workflow requires', () => {
  const rules = findStep(defaultWorkflow, 'INITIATE')?.fieldRules ?? []
  const empty = box({
    description: '',
    itemCategory: '',
    productGroup: '',
    preferredPlantCode: '',
    boardGrade: '',
    vslCode: '',
    styleCarton: '',
    length: null,
    width: 0,
    expectedOrderQuantity: null,
  })

  it('is said once a field, as missing, in the order of the fields', () => {
    expect(said(empty, {}, rules)).toEqual([
      'description: Product Description is required',
      'itemCategory: Item Category is required',
      'productGroup: Product Group is required',
      'styleCarton: Carton Style is required',
      'vslCode: VSL Code is required',
      'length: Length is required',
      'width: Width is required',
      'preferredPlantCode: Preferred Plant is required',
      'boardGrade: Board Grade is required',
      'expectedOrderQuantity: Expected Order Quantity is required',
    ])
  })

  it('is satisfied by a good box', () => {
    expect(said(box(), {}, rules)).toEqual([])
  })

  it('can not be what style 09 has not', () => {
    const required = ['depth', 'styleTopFlap', 'styleBottomFlap'].map(fieldName => ({
      tabId: 1,
      fieldName,
      readOnly: false,
      required: true,
    }))
    expect(said(pad(), {}, required)).toEqual([])
    expect(said(pad({ styleVariant: '0933' }), {}, required)).toEqual(['depth: Depth is required'])
  })
})

describe('every finding', () => {
  it('of the product is an error on one of its fields, in the order in which a person fills them in', () => {
    const item = box({ code: '[A', length: 0, depth: 0, vslCode: '', styleTopFlap: '', isAllowCrease: true })
    const findings = found(item, { productCodeTaken: true, boardGrade: null })
    expect(findings).toHaveLength(8)
    for (const finding of findings) {
      expect(finding).toMatchObject({ tab: 'overview', section: 'product', severity: 'error' })
      expect(Object.keys(item)).toContain(finding.field)
      expect(finding.code).not.toBe('')
    }
  })
})

describe('the tabs of an item', () => {
  const rules = [2, 13].map(tabId => ({
    tabId,
    fieldName: tabId === 2 ? 'vendor' : 'foodpackagingUse',
    readOnly: false,
    required: true,
  }))

  it('are looked at in their order', () => {
    expect(
      found(box({ length: 0 }), {}, rules).map(({ tab, section, field }) => [tab, section, field]),
    ).toEqual([
      ['overview', 'product', 'length'],
      ['print', 'printing', 'vendor'],
      ['claims', 'compliance', 'foodpackagingUse'],
    ])
  })

  it('that it does not show have nothing wrong: bought goods are not printed', () => {
    const tabs = found(box({ isGen: true, length: 0 }), {}, rules).map(({ tab }) => tab)
    expect([...new Set(tabs)]).toEqual(['genprice', 'claims'])
  })
})
