import { describe, expect, test } from 'vitest'
import { emptyProduct } from '#contract/quote'
import {
  afterStyleChange,
  afterVariantChange,
  isAdjusted,
} from '../../../src/pages/quoteItem/tabs/overview/styleChoices.ts'
import { slottedCarton } from '../quote/quotes.ts'

const slotted = { ...emptyProduct, ...slottedCarton, topFlapAdjustment: 20, styleDieCutType: 'ROTARY' }

describe('what another carton style leaves', () => {
  test('a fitment has no flaps, no closure and no die-cut adjustment, but keeps how it is die-cut', () => {
    expect(afterStyleChange(slotted, '09')).toEqual({
      styleVariant: '',
      fefCoVariantCode: '',
      styleTopFlap: '',
      styleBottomFlap: '',
      topFlapAdjustment: null,
      bottomFlapAdjustment: null,
      styleClosure: '',
      styleDieCutType: 'ROTARY',
    })
  })

  test('where there is one choice only, it is taken: a tray has no flaps to choose', () => {
    expect(afterStyleChange(slotted, '04')).toMatchObject({ styleTopFlap: '00', styleBottomFlap: '00' })
  })

  test('the style it already has keeps everything', () => {
    expect(afterStyleChange(slotted, '02')).toMatchObject({
      styleVariant: '0201',
      styleTopFlap: '01',
      topFlapAdjustment: 20,
    })
  })
})

test('a slotted variant brings its flaps; others bring their code alone', () => {
  expect(afterVariantChange('02', '0200')).toEqual({
    fefCoVariantCode: '0200',
    styleTopFlap: '00',
    styleBottomFlap: '01',
  })
  expect(afterVariantChange('09', '0933')).toEqual({ fefCoVariantCode: '0933' })
})

test('only overlapping flaps and flaps with a gap of style 02 are adjusted', () => {
  expect(['01', '02', '03', '09'].filter(flap => isAdjusted('02', flap))).toEqual(['02', '09'])
  expect(isAdjusted('04', '02')).toBe(false)
})
