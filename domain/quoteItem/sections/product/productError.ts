import { findingOn } from '../../findingOn.ts'

/** An error on a field of the product. */
export const productError = findingOn('product')
