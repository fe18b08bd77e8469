import type { ItemUnderRules } from '../../about.ts'
import type { FieldRule } from '../../fieldRule.ts'
import type { Finding } from '../../finding.ts'
import { validationTabIds } from '../../tabs.ts'
import type { Design } from './design.ts'
import { designError } from './designError.ts'

/** What a workflow rule of the tab is about that asks for documents: no field of the section, the files kept beside it. */
export const documentsField = 'documents'

/** Whether the step asks for documents with the design. */
export const requiresDocuments = (fieldRules: readonly FieldRule[]): boolean =>
  fieldRules.some(
    ({ tabId, fieldName, required }) =>
      required && tabId === validationTabIds.design && fieldName === documentsField,
  )

/**
 * A step of the workflow may ask for documents with the design. Nothing is said while the files are not known. Rule
 * design-documents (001 §5).
 */
export const documents = (
  _: Design,
  { facts, fieldRules }: Pick<ItemUnderRules, 'facts' | 'fieldRules'>,
): Finding[] =>
  requiresDocuments(fieldRules) && facts.documents?.length === 0
    ? [designError('mfgFileName', 'documents', 'A document of the design is required')]
    : []
