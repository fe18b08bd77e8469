/** What a rule can say of a field, by the codes of the `Defs` call. */
export const defs = [
  { code: 'READ_ONLY', name: 'Read-only', readOnly: true, required: false },
  { code: 'EDITABLE', name: 'Can be edited', readOnly: false, required: false },
  { code: 'REQUIRED', name: 'Required', readOnly: false, required: true },
] as const

/** The code of what a rule says; a field without a rule is read-only. Source: 001 §6. */
export const ruleCode = (
  rule: { readonly readOnly: boolean; readonly required: boolean } | undefined,
): (typeof defs)[number]['code'] =>
  rule === undefined || rule.readOnly ? 'READ_ONLY' : rule.required ? 'REQUIRED' : 'EDITABLE'
