import type { User } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of users. */
export const users = masterResource({
  name: 'admin/users',
  label: 'Users',
  part: 'Security',
  recordRepresentation: ({ name, login }: User) => `${name} (${login})`,
})
