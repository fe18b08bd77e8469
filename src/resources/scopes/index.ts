import type { Scope } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of scopes. */
export const scopes = masterResource({
  name: 'admin/scopes',
  label: 'Scopes',
  part: 'Security',
  recordRepresentation: ({ code }: Scope) => code,
})
