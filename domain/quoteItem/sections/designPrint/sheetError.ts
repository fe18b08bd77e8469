import { findingOn } from '../../findingOn.ts'

/** An error on a field of Design Print. */
export const sheetError = findingOn('designPrint')
