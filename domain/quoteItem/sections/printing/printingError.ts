import { findingOn } from '../../findingOn.ts'

/** An error on a field of Print. */
export const printingError = findingOn('printing')
