/** What a step of the workflow says of a field of a tab. A field without a rule is read-only and not required. */
export interface FieldRule {
  readonly tabId: number
  readonly fieldName: string
  readonly readOnly: boolean
  readonly required: boolean
}
