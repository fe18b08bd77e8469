import { findingOn } from '../../findingOn.ts'

/** What the rules have against a field of Approval. */
export const approvalError = findingOn('approval')
