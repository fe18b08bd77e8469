import type { CustomerPallets } from '#domain/quoteItem'

/** How customers of an industry take their pallets: fresh produce is stacked high. */
export const palletsOfCustomer = (industryCode: string): CustomerPallets => ({
  palletTypeCode: 'AUSTD',
  palletTopTypeCode: 'NONE',
  palletHeight: industryCode === 'FRESH' ? 2100 : 1500,
  overhangCode: 'NONE',
  strappingTypeCode: 'PP12',
  strapsAcross: 2,
  strapsThrough: 0,
  maxOverhangFrontMm: 25,
  maxOverhangSideMm: 25,
  stretchWrapCode: 'STD',
})
