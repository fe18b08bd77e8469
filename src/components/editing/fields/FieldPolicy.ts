import { createContext } from 'react'

/** What is asked of the fields of a form beyond their values: who may change them, what must be there, what is wrong. */
export interface FieldPolicy {
  readonly isReadOnly: (name: string) => boolean
  readonly isRequired: (name: string) => boolean
  /** What a rule finds wrong with the field, when it is to be said now. */
  readonly finding: (name: string) => string | undefined
}

export const openPolicy: FieldPolicy = {
  isReadOnly: () => false,
  isRequired: () => false,
  finding: () => undefined,
}

export const FieldPolicyContext = createContext<FieldPolicy>(openPolicy)
