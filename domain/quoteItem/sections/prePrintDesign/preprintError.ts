import { findingOn } from '../../findingOn.ts'

/** An error on a field of Preprint Design. */
export const preprintError = findingOn('prePrintDesign')

/** A warning there. */
export const preprintWarning = findingOn('prePrintDesign', 'warning')
