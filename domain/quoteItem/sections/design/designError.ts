import { findingOn } from '../../findingOn.ts'

/** An error on a field of Design. */
export const designError = findingOn('design')
