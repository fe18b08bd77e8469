/** Existing products: what a customer has, how it comes of an item and how an item comes of it. */
export { productColumns } from './productColumns.ts'
export { madeSections, productRevision } from './productRevision.ts'
export { requotedSections } from './requotedSections.ts'
export { type RequotePlan, requotePlans } from './requotePlans.ts'
export { otherCustomersCategory, type RequotedProduct, requoteRefusal } from './requoteRefusal.ts'
