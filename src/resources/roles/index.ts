import type { Role } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of roles. */
export const roles = masterResource({
  name: 'admin/roles',
  label: 'Roles',
  part: 'Security',
  recordRepresentation: ({ name, code }: Role) => `${name} (${code})`,
})
