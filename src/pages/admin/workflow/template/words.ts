import { type StepAsk, stepAskLabel } from '#domain/workflow'
import type { Choice } from '../../../../components/editing/fields/SelectInput.tsx'

/** Kinds of steps. */
export const kinds: readonly Choice[] = [
  { code: 'initial', label: 'First step' },
  { code: 'work', label: 'Work' },
  { code: 'final', label: 'End' },
]

/** What lets an item pass a step by. */
export const bypasses: readonly Choice[] = [
  { code: '', label: 'Nothing' },
  { code: 'allowByPassDesign', label: 'Item may bypass design' },
  { code: 'allowByPassPricing', label: 'Item may bypass pricing' },
  { code: 'allowByPassCustomerService', label: 'Item may bypass customer service' },
]

export const directions: readonly Choice[] = [
  { code: 'forward', label: 'Forward' },
  { code: 'back', label: 'Back' },
  { code: 'out', label: 'Out' },
]

export const statusWords = { draft: 'Draft', published: 'Published', retired: 'Retired' } as const

/** What the fields of a template and its parts are called. */
export const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Description',
  stepCode: 'Step',
  sequence: 'Place',
  kind: 'Kind',
  bypass: 'Passed by when',
  asks: 'Asks for',
  actionCode: 'Action',
  targetStepCode: 'Leads to',
  direction: 'Direction',
  title: 'Title',
  text: 'Text',
  asksReason: 'A reason has to be chosen',
  commentRequired: 'A comment has to be written',
  fieldName: 'Field',
  required: 'Required',
}

/** What a step asks for, as a list of words. */
export const asksWords = (asks: readonly StepAsk[]): string => asks.map(stepAskLabel).join(', ')

/** What a field of a template or of its parts is called. */
export const labelOf = (field: string): string => fieldWords[field] ?? field
