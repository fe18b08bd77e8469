import type { Scope } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of scopes. */
export const scopes = masterResource({
  name: 'admin/scopes',
  label: 'Scopes',
  part: 'People and Rights',
  about: 'A scope opens pages and calls to the roles that grant it.',
  recordRepresentation: ({ code }: Scope) => code,
})
