import { describe, expect, it } from 'vitest'
import { customerPallets, react, takesCustomerPallets } from '#domain/quoteItem'
import { pallets, sectionsOf } from '../builders.ts'

const palletTops = [
  { code: 'FRAME', palletTypeCodes: ['AUSTD', 'NZSTD'] },
  { code: 'CAP', palletTypeCodes: [] },
]
const about = { facts: { palletTops }, step: 'INITIATE' }

describe('pallet-top-type: another pallet', () => {
  const before = sectionsOf({ palletization: { palletTopTypeCode: 'FRAME' } })
  const onto = (palletTypeCode: string, palletTopTypeCode = 'FRAME') =>
    react(before, sectionsOf({ palletization: { palletTypeCode, palletTopTypeCode } }), about)

  it('clears a top that does not go with it, and says so', () => {
    const { sections, said } = onto('EUR1')
    expect(sections.palletization.palletTopTypeCode).toBe('')
    expect(said).toEqual(['The pallet top was cleared: it does not go with the pallet.'])
  })

  it('keeps one that does, and one that goes with all', () => {
    expect(onto('NZSTD').sections.palletization.palletTopTypeCode).toBe('FRAME')
    expect(onto('EUR1', 'CAP').sections.palletization.palletTopTypeCode).toBe('CAP')
  })

  it('keeps a top of which nothing is known', () => {
    const after = sectionsOf({ palletization: { palletTypeCode: 'EUR1', palletTopTypeCode: 'FRAME' } })
    expect(react(before, after, { ...about, facts: {} }).changed).toEqual([])
  })

  it('and another plant clears one that never went with it', () => {
    const wrong = { palletization: { palletTypeCode: 'EUR1', palletTopTypeCode: 'FRAME' } }
    const moved = sectionsOf({ ...wrong, product: { preferredPlantCode: 'STH-200' } })
    expect(react(sectionsOf(wrong), moved, about).sections.palletization.palletTopTypeCode).toBe('')
  })
})

it('finished-goods-bundle-ties: goods are tied one by one, whatever is entered', () => {
  const before = sectionsOf()
  const after = sectionsOf({ goodsPalletization: { bundleTies: 0, bundleQty: 0, remarks: 'x' } })
  expect(react(before, after, about).sections.goodsPalletization).toMatchObject({
    bundleTies: 1,
    bundleQty: 1,
  })
})

describe('customer-defaults-reset', () => {
  const customer = {
    palletTypeCode: 'NZSTD',
    palletTopTypeCode: 'CAP',
    palletHeight: 1350,
    overhangCode: 'OVER',
    strappingTypeCode: 'PP12',
    strapsAcross: 1,
    strapsThrough: 2,
    maxOverhangFrontMm: 20,
    maxOverhangSideMm: 10,
    stretchWrapCode: 'STD',
  }

  it('pallet-reset-values: puts back what the customer takes; bundle and size values are 0', () => {
    const reset = { ...pallets(), ...customerPallets('palletization', customer) }
    expect(reset).toMatchObject({
      palletTypeCode: 'NZSTD',
      maxPalletHeight: 1350,
      overhangFrontBack: 20,
      overhangSideToSide: 10,
      strapsThrough: 2,
      bundleQty: 0,
      bundleTies: 0,
      foldedSizeLength: 0,
      foldedSizeT: 0,
      unitLoadSizeDepth: 0,
      totalPalletQty: 0,
      palletImage: '',
      calculatedFrom: null,
    })
  })

  it('keeps goods one by one, and no overhang where the customer allows none', () => {
    const flush = { ...customer, overhangCode: 'NONE' }
    expect(customerPallets('goodsPalletization', flush)).toMatchObject({
      bundleQty: 1,
      bundleTies: 1,
      overhangFrontBack: 0,
    })
  })

  it('is not for copies and modifications', () => {
    expect(['NEW_MANUAL_DESIGN', 'RESIZABLE'].map(takesCustomerPallets)).toEqual([true, true])
    expect(['COPY_REDESIGN', 'MODIFY'].map(takesCustomerPallets)).toEqual([false, false])
  })
})
