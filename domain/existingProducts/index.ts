/** Existing products: what a customer has, how it comes of an item and how an item comes of it. */
export { type ComparedCopy, type CopyChange, type CopyChanges, copyChanges } from './copyChanges.ts'
export { type PriceFrom, priceAt } from './priceAt.ts'
export { productColumns } from './productColumns.ts'
export { madeSections, productRevision } from './productRevision.ts'
export { requotedSections } from './requotedSections.ts'
export { type RequotePlan, requotePlans } from './requotePlans.ts'
export { otherCustomersCategory, type RequotedProduct, requoteRefusal } from './requoteRefusal.ts'
export { type SoldAt, takenPrices } from './takenPrices.ts'
