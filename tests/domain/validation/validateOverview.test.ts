import { describe, expect, it } from 'vitest'
import { type OverviewContext, type OverviewItem, validateOverview } from '#domain/validation'
import { defaultWorkflow, findStep } from '#domain/workflow'
import { box, context, pad } from './builders.ts'

/** The findings as `field: message`. */
const said = (item: OverviewItem, overrides: Partial<OverviewContext> = {}) =>
  validateOverview(item, context(overrides)).map(finding => `${finding.field}: ${finding.message}`)

describe('a good box and a good pad', () => {
  it('have no findings', () => {
    expect(said(box())).toEqual([])
    expect(said(pad())).toEqual([])
  })
})

describe('what is wrong with the overview', () => {
  const sheet = { length: 10, width: 10, minLength: null, maxLength: null, minWidth: null, maxWidth: null }

  it.each<[string, OverviewItem, Partial<OverviewContext>, string]>([
    ['its dimensions', box({ length: 0 }), {}, 'length: must be > 0'],
    ['its depth', pad({ depth: 5 }), {}, 'depth: must be equal to 0'],
    ['its flaps', box({ styleTopFlap: '' }), {}, 'styleTopFlap: Top Flap Style is required'],
    ['its product code', box({ code: '[A' }), {}, "code: Product Code has an invalid '[]' character"],
    ['a code the customer has', box(), { productCodeTaken: true }, 'code: Product Code already exists'],
    ['its VSL code', box(), { vslProductStyle: null }, 'vslCode: not valid'],
    ['its creases', box({ isAllowCrease: true }), {}, 'width: Must be equal to the sum of crease 1, 2 and 3'],
    [
      'its board',
      box(),
      { lostBoard: 'grade' },
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

  it('is said once a field, as missing', () => {
    expect(said(empty, { rules })).toEqual([
      'description: Product Description is required',
      'itemCategory: Item Category is required',
      'productGroup: Product Group is required',
      'boardGrade: Board Grade is required',
      'vslCode: VSL Code is required',
      'length: Length is required',
      'width: Width is required',
      'styleCarton: Carton Style is required',
      'preferredPlantCode: Preferred Plant is required',
      'expectedOrderQuantity: Expected Order Quantity is required',
    ])
  })

  it('is satisfied by a good box', () => {
    expect(said(box(), { rules })).toEqual([])
  })

  it('can not be what style 09 has not', () => {
    const required = ['depth', 'styleTopFlap', 'styleBottomFlap'].map(fieldName => ({
      tabId: 1,
      fieldName,
      readOnly: false,
      required: true,
    }))
    expect(said(pad(), { rules: required })).toEqual([])
    expect(said(pad({ styleVariant: '0933' }), { rules: required })).toEqual(['depth: Depth is required'])
  })
})

describe('every finding', () => {
  it('is an error on a field of the overview', () => {
    const item = box({ code: '[A', length: 0, depth: 0, vslCode: '', styleTopFlap: '', isAllowCrease: true })
    const findings = validateOverview(item, context({ productCodeTaken: true, lostBoard: 'grade' }))
    expect(findings).toHaveLength(8)
    for (const finding of findings) {
      expect(finding).toMatchObject({ tab: 'overview', severity: 'error' })
      expect(Object.keys(item)).toContain(finding.field)
      expect(finding.code).not.toBe('')
    }
  })
})
