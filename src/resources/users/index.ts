import type { User } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of users. */
export const users = masterResource({
  name: 'admin/users',
  label: 'Users',
  part: 'People and Rights',
  about: 'Everybody who signs in is a user here, with the login they sign in with.',
  recordRepresentation: ({ name, login }: User) => `${name} (${login})`,
})
