import type { User } from '#contract/security'

export const newUser = (more: Partial<User> = {}): User => ({
  id: 0,
  version: 0,
  login: 'newcomer',
  name: 'Nora Comer',
  email: 'nora@boxwright.example',
  about: '',
  roles: [],
  workGroups: [],
  salesReps: [],
  assistants: [],
  defaultState: 'VIC',
  defaultPlant: 'NTH',
  isActive: true,
  ...more,
})
