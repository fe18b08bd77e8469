import { describe, expect, it } from 'vitest'
import { flapFindings } from '../../../../../domain/quoteItem/sections/product/flapFindings.ts'
import { box, pad } from '../../builders.ts'
import { said } from '../../said.ts'

const found = (...[item]: Parameters<typeof flapFindings>) => said(flapFindings(item))

describe('the flaps', () => {
  it.each(['', '02', '04', '08'])('overview-flap-required: are required of style "%s"', styleCarton => {
    expect(found(box({ styleCarton, styleTopFlap: '', styleBottomFlap: ' ' }))).toEqual([
      'styleTopFlap: Top Flap Style is required',
      'styleBottomFlap: Bottom Flap Style is required',
    ])
  })

  it('overview-flap-required: are no matter of style 09', () => {
    expect(found(pad())).toEqual([])
    expect(found(pad({ styleTopFlap: '02', topFlapAdjustment: 0, styleBottomFlap: 'x' }))).toEqual([])
  })

  it.each(['02', '09'])('overview-flap-02: of flap style %s need an adjustment greater than 0', flap => {
    for (const none of [null, 0, -1]) {
      expect(found(box({ styleTopFlap: flap, topFlapAdjustment: none }))).toEqual([
        'topFlapAdjustment: must be > 0',
      ])
      expect(found(box({ styleBottomFlap: flap, bottomFlapAdjustment: none }))).toEqual([
        'bottomFlapAdjustment: must be > 0',
      ])
    }
    expect(found(box({ styleTopFlap: flap, topFlapAdjustment: 0.5 }))).toEqual([])
  })

  it('need the adjustment of their own side', () => {
    const item = box({ styleTopFlap: '02', styleBottomFlap: '09', topFlapAdjustment: 40 })
    expect(found(item)).toEqual(['bottomFlapAdjustment: must be > 0'])
  })

  it.each(['00', '01', '03', '04', '05', '06'])('of flap style %s need none', flap => {
    expect(found(box({ styleTopFlap: flap, styleBottomFlap: flap }))).toEqual([])
  })

  it.each(['07', '08', '1', '2'])('of a style 02 box are no %s', flap => {
    expect(found(box({ styleTopFlap: flap }))).toEqual(['styleTopFlap: not valid'])
  })

  it('of style 08 are whatever they are, and need no adjustment', () => {
    expect(found(box({ styleCarton: '08', styleTopFlap: '02', styleBottomFlap: '07' }))).toEqual([])
  })
})
