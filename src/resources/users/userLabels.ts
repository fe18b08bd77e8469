import type { UserInput } from '#contract/security'

/** What the fields of a user are called. */
export const userLabels: Readonly<Record<keyof UserInput, string>> = {
  login: 'Login',
  name: 'Name',
  email: 'Email',
  about: 'What they do',
  roles: 'Roles',
  workGroups: 'Workgroups',
  salesReps: 'Sales reps',
  assistants: 'Assistants',
  defaultState: 'Default state',
  defaultPlant: 'Default plant',
  isActive: 'In use',
}
