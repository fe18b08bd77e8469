import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  itemCategories,
  type OverviewContext,
  type OverviewItem,
  style09Variants,
  validateOverview,
} from '#domain/validation'
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

describe('length and width', () => {
  it.each([0, null, -1])('%s is not above 0', value => {
    expect(said(box({ length: value }))).toEqual(['length: must be > 0'])
    expect(said(box({ width: value }))).toEqual(['width: must be > 0'])
  })

  it('a pad or liner is no wider than long; other styles may be', () => {
    expect(said(pad({ length: 300, width: 300 }))).toEqual([])
    expect(said(pad({ length: 300, width: 301 }))).toEqual(['width: must be <= 300'])
    expect(said(pad({ styleVariant: '0901', length: 300, width: 301 }))).toEqual(['width: must be <= 300'])
    expect(said(pad({ styleVariant: '0905', depth: 20, length: 300, width: 301 }))).toEqual([])
    expect(said(box({ length: 300, width: 301 }))).toEqual([])
  })
})

describe('depth', () => {
  it.each(['02', '04', '08'])('of style %s is above 0', styleCarton => {
    expect(said(box({ styleCarton, depth: 0 }))).toEqual(['depth: must be > 0'])
    expect(said(box({ styleCarton, depth: null }))).toEqual(['depth: must be > 0'])
    expect(said(box({ styleCarton, depth: 0.5 }))).toEqual([])
  })

  const zero = ['0900', '0901']
  const above = [
    ...['0902', '0903', '0904', '0905', '0906', '0907', '0908', '0909', '0910'],
    ...['0930', '0931', '0932', '0933', '0934', '0935'],
  ]

  it.each(zero)('of variant %s is 0', styleVariant => {
    expect(said(pad({ styleVariant, depth: null }))).toEqual([])
    expect(said(pad({ styleVariant, depth: 0 }))).toEqual([])
    expect(said(pad({ styleVariant, depth: 5 }))).toEqual(['depth: must be equal to 0'])
  })

  it.each(above)('of variant %s is above 0', styleVariant => {
    expect(said(pad({ styleVariant, depth: 0 }))).toEqual(['depth: must be > 0'])
    expect(said(pad({ styleVariant, depth: 5 }))).toEqual([])
  })

  it.each(['0911', '0913', '0929', '0940', '0976', '', 'unheard of'])(
    'of variant "%s" may be 0',
    styleVariant => {
      const item = pad({ styleVariant, fefCoVariantCode: '' })
      expect(said({ ...item, depth: 0 })).toEqual([])
      expect(said({ ...item, depth: 5 })).toEqual([])
      expect(said({ ...item, depth: -5 })).toEqual(['depth: must be >= 0'])
    },
  )

  it('follows the FEFCO variant code while no style variant is chosen', () => {
    expect(said(pad({ styleVariant: '', fefCoVariantCode: '0933' }))).toEqual(['depth: must be > 0'])
    expect(said(pad({ styleVariant: '0900', fefCoVariantCode: '0933' }))).toEqual([])
  })

  it('has a rule for every variant once', () => {
    expect(new Set(style09Variants.map(variant => variant.code)).size).toBe(style09Variants.length)
    expect(style09Variants.filter(each => each.depth === 'mustBeZero').map(each => each.code)).toEqual(zero)
    expect(style09Variants.filter(each => each.depth === 'positive').map(each => each.code)).toEqual(above)
    expect(style09Variants.filter(each => each.widthWithinLength).map(each => each.code)).toEqual(zero)
  })
})

describe('flaps', () => {
  it.each(['', '02', '04', '08'])('are required of style "%s"', styleCarton => {
    expect(said(box({ styleCarton, styleTopFlap: '', styleBottomFlap: '' }))).toEqual([
      'styleTopFlap: Top Flap Style is required',
      'styleBottomFlap: Bottom Flap Style is required',
    ])
  })

  it('are no matter of style 09', () => {
    expect(said(pad({ styleTopFlap: '02', topFlapAdjustment: 0 }))).toEqual([])
  })

  it.each(['02', '09'])('of style %s need an adjustment', flap => {
    expect(said(box({ styleTopFlap: flap, topFlapAdjustment: null }))).toEqual([
      'topFlapAdjustment: must be > 0',
    ])
    expect(said(box({ styleTopFlap: flap, topFlapAdjustment: 0 }))).toEqual([
      'topFlapAdjustment: must be > 0',
    ])
    expect(said(box({ styleBottomFlap: flap, bottomFlapAdjustment: -1 }))).toEqual([
      'bottomFlapAdjustment: must be > 0',
    ])
    expect(said(box({ styleTopFlap: flap, topFlapAdjustment: 40 }))).toEqual([])
    expect(said(box({ styleCarton: '08', styleTopFlap: flap }))).toEqual([])
  })

  it.each(['00', '01', '03', '04', '05', '06'])('of style %s need none', flap => {
    expect(said(box({ styleTopFlap: flap, styleBottomFlap: flap }))).toEqual([])
  })

  it.each(['07', '08', '1'])('of a style 02 box are no %s', flap => {
    expect(said(box({ styleTopFlap: flap }))).toEqual(['styleTopFlap: not valid'])
  })
})

describe('product code', () => {
  it.each(['[A', 'A]', ']A', 'A[', '[A]', '[', ' [A'])('%s starts or ends with a bracket', code => {
    expect(said(box({ code }))).toEqual(["code: Product Code has an invalid '[]' character"])
  })

  it.each(['A[1]B', 'A', ''])('%s is fine', code => {
    expect(said(box({ code }))).toEqual([])
  })

  it('is new to the customer', () => {
    expect(said(box(), { productCodeTaken: true })).toEqual(['code: Product Code already exists'])
    expect(said(box(), { productCodeTaken: 'failed' })).toEqual([
      'code: Error checking Product Code. Please try again',
    ])
    expect(said(box(), { productCodeTaken: undefined })).toEqual([])
    expect(said(box({ code: '' }), { productCodeTaken: true })).toEqual([])
  })

  it.each(itemCategories.map(category => [category.label, category.code]))(
    'of %s is checked unless it modifies',
    (label, itemCategory) => {
      const findings = label.startsWith('Modify') ? 0 : 1
      expect(said(box({ itemCategory }), { productCodeTaken: true })).toHaveLength(findings)
      expect(said(box({ itemCategory }), { productCodeTaken: 'failed' })).toHaveLength(findings)
      expect(said(box({ itemCategory, code: '[A' }))).toHaveLength(1)
    },
  )
})

describe('VSL code', () => {
  it('is required', () => {
    expect(said(box({ vslCode: '' }))).toEqual(['vslCode: VSL Code is required'])
    expect(said(box({ vslCode: ' ' }), { vslProductStyle: null })).toEqual(['vslCode: VSL Code is required'])
  })

  it('has a product style, once it is looked up', () => {
    expect(said(box(), { vslProductStyle: undefined })).toEqual([])
    for (const vslProductStyle of [null, '', ' ']) {
      expect(said(box(), { vslProductStyle })).toEqual(['vslCode: not valid'])
    }
  })
})

describe('creases', () => {
  const creased = (crease1: number | null, crease2: number | null, crease3: number | null) =>
    said(box({ isAllowCrease: true, width: 300, crease1, crease2, crease3 }))

  it('sum to the width when they are allowed', () => {
    expect(creased(100, 100, 100)).toEqual([])
    expect(creased(150, 150, null)).toEqual([])
    expect(creased(100, 100, 99)).toEqual(['width: Must be equal to the sum of crease 1, 2 and 3'])
    expect(creased(null, null, null)).toEqual(['width: Must be equal to the sum of crease 1, 2 and 3'])
  })

  it('may be decimals', () => {
    const item = box({ isAllowCrease: true, width: 0.3, crease1: 0.1, crease2: 0.2, crease3: 0 })
    expect(said(item)).toEqual([])
  })

  it('are nobody’s business when they are not allowed', () => {
    expect(said(box({ crease1: 1 }))).toEqual([])
  })

  it('any three that sum to the width are right, and one millimetre more is wrong', () => {
    const part = fc.integer({ min: 1, max: 2000 })
    fc.assert(
      fc.property(part, part, part, (crease1, crease2, crease3) => {
        const width = crease1 + crease2 + crease3
        const item = box({ isAllowCrease: true, width, crease1, crease2, crease3 })
        expect(said(item)).toEqual([])
        expect(said({ ...item, crease3: crease3 + 1 })).toHaveLength(1)
      }),
      { seed: 5 },
    )
  })
})

describe('board grade', () => {
  it('variant can still be had', () => {
    expect(said(box({ boardGradeVariant: 'C340-N' }), { lostBoard: 'variant' })).toEqual([
      'boardGradeVariant: Boardgrade variant selected is no longer valid. Please reselect',
    ])
    expect(said(box({ boardGradeVariant: '' }), { lostBoard: 'variant' })).toEqual([])
  })

  it('can still be had', () => {
    expect(said(box(), { lostBoard: 'grade' })).toEqual([
      'boardGrade: Boardgrade selected is no longer valid. Please reselect boardgrade',
    ])
    expect(said(box(), { lostBoard: undefined })).toEqual([])
    expect(said(box({ boardGrade: '' }), { lostBoard: 'grade' })).toEqual([])
  })
})

describe('die-cut sheet', () => {
  const limits = { minLength: null, maxLength: null, minWidth: null, maxWidth: null }
  const sheet = (length: number, width: number, overrides = {}) => ({
    length,
    width,
    ...limits,
    ...overrides,
  })
  const cut = (overrides: Partial<OverviewItem> = {}) => box({ styleDieCutType: 'FLATBED', ...overrides })

  it('of a slotted box holds its walls and flaps, either way round', () => {
    // 2 x (400 + 300) by 250 + 150 + 150
    expect(said(cut(), { sheet: sheet(1400, 550) })).toEqual([])
    expect(said(cut(), { sheet: sheet(550, 1400) })).toEqual([])
    expect(said(cut(), { sheet: sheet(1399, 550) })).toEqual([
      'styleDieCutType: Sheet must be at least 1400 x 550 mm',
    ])
    expect(said(cut(), { sheet: sheet(1400, 549) })).toHaveLength(1)
  })

  it.each([
    ['00', null, 250],
    ['01', null, 550],
    ['02', 40, 590],
    ['03', null, 850],
    ['04', null, 650],
    ['05', null, 650],
    ['06', null, 850],
    ['09', 20, 530],
  ] as const)('with flap style %s (adjustment %s) is at least %d wide', (flap, adjustment, width) => {
    const item = cut({
      styleTopFlap: flap,
      styleBottomFlap: flap,
      topFlapAdjustment: adjustment,
      bottomFlapAdjustment: adjustment,
    })
    expect(said(item, { sheet: sheet(1400, width) })).toEqual([])
    expect(said(item, { sheet: sheet(1400, width - 1) })).toHaveLength(1)
  })

  it('of style 08 holds the walls, of a pad the pad', () => {
    expect(said(cut({ styleCarton: '08' }), { sheet: sheet(1400, 250) })).toEqual([])
    expect(said(cut({ styleCarton: '08' }), { sheet: sheet(1400, 249) })).toHaveLength(1)
    expect(said(pad({ styleDieCutType: 'ROTARY' }), { sheet: sheet(400, 300) })).toEqual([])
    expect(said(pad({ styleDieCutType: 'ROTARY' }), { sheet: sheet(399, 300) })).toHaveLength(1)
    const cells = pad({ styleVariant: '0933', depth: 200, styleDieCutType: 'ROTARY' })
    expect(said(cells, { sheet: sheet(10, 10) })).toEqual([])
  })

  it('lies within the limits of the work centre', () => {
    const within = { minLength: 500, maxLength: 1500, minWidth: 400, maxWidth: 600 }
    expect(said(cut(), { sheet: sheet(1400, 550, within) })).toEqual([])
    expect(said(cut(), { sheet: sheet(1600, 700, within) })).toEqual([
      'styleDieCutType: Sheet length must be <= 1500',
      'styleDieCutType: Sheet width must be <= 600',
    ])
    expect(said(pad({ styleDieCutType: 'ROTARY' }), { sheet: sheet(450, 350, within) })).toEqual([
      'styleDieCutType: Sheet length must be >= 500',
      'styleDieCutType: Sheet width must be >= 400',
    ])
  })

  it('is not looked at for style 04, without a die-cut, or before there is a sheet', () => {
    expect(said(cut({ styleCarton: '04' }), { sheet: sheet(1, 1) })).toEqual([])
    expect(said(box(), { sheet: sheet(1, 1) })).toEqual([])
    expect(said(cut())).toEqual([])
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
