import type { UserInput } from '#contract/security'

/** A user of whom nothing is entered yet. */
export const noUser: UserInput = {
  login: '',
  name: '',
  email: '',
  about: '',
  roles: [],
  workGroups: [],
  salesReps: [],
  assistants: [],
  defaultState: '',
  defaultPlant: '',
  isActive: true,
}
