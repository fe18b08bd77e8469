import type { Role } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of roles. */
export const roles = masterResource({
  name: 'admin/roles',
  label: 'Roles',
  part: 'People and Rights',
  about: 'A role grants scopes to everybody who holds it.',
  recordRepresentation: ({ name, code }: Role) => `${name} (${code})`,
})
