import { any, scope } from '#domain/access'

/** The right to keep what workflows are made of. */
export const workflowRight = scope('EDIT_WORKFLOW_MASTER')

/** The right to keep the rules of fields. */
export const validationRight = scope('EDIT_VALIDATION_MASTER')

/** Who maintains validations has to see the workflow they belong to, and the other way round. */
export const eitherRight = any(workflowRight, validationRight)
