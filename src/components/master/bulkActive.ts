import type { BulkField } from './master.ts'

const choices = [
  { code: 'active', description: 'Active' },
  { code: 'inactive', description: 'Inactive' },
]

/** Activates or deactivates many rows at once. */
export const bulkActive = <Values extends { readonly isActive: boolean }>(): BulkField<Values> => ({
  label: 'In use',
  useChoices: () => choices,
  inactive: 'inactive',
  apply: (values, code) => ({ ...values, isActive: code === 'active' }),
})
