import { pageOf, type Right } from '#domain/access'

/** The right that the page of a quote item asks. */
export const mayOpenItem: Right = pageOf('/qitem/1')?.right ?? { kind: 'any', of: [] }
