import { security, type User, UserInput } from '#contract/security'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import type { Master } from '../master/master.ts'
import { usePlantChoices, useRoleChoices, useStateChoices, useWorkgroupChoices } from './choices.ts'
import { UserActions } from './UserActions.tsx'
import { UserInputs } from './UserInputs.tsx'
import { UserPanels } from './UserPanels.tsx'
import { userColumns } from './userColumns.tsx'
import { userLabels } from './userLabels.ts'

const withCode = (codes: readonly string[], code: string) => [...new Set([...codes, code])].sort()

/** The master of users. */
export const users: Master<User, UserInput> = {
  kind: 'user',
  resource: 'users',
  path: '/admin/users',
  title: 'Users',
  one: 'user',
  purpose: 'Everybody who signs in is a user here, with the login they sign in with.',
  search: 'Search login, name, email',
  sort: { field: 'name', order: 'ASC' },
  columns: userColumns,
  besideForm: ['name', 'login', 'roles'],
  filters: [
    { source: 'role', label: 'Role', all: 'All roles', useChoices: useRoleChoices },
    { source: 'workGroup', label: 'Workgroup', all: 'All workgroups', useChoices: useWorkgroupChoices },
    { source: 'defaultPlant', label: 'Plant', all: 'All plants', useChoices: usePlantChoices },
    { source: 'defaultState', label: 'State', all: 'All states', useChoices: useStateChoices },
  ],
  bulk: [
    bulkActive(),
    {
      label: 'Add role',
      useChoices: useRoleChoices,
      apply: (values, code) => ({ ...values, roles: withCode(values.roles, code) }),
    },
    {
      label: 'Add to workgroup',
      useChoices: useWorkgroupChoices,
      apply: (values, code) => ({ ...values, workGroups: withCode(values.workGroups, code) }),
    },
    {
      label: 'Default plant',
      useChoices: usePlantChoices,
      apply: (values, defaultPlant) => ({ ...values, defaultPlant }),
    },
    {
      label: 'Default state',
      useChoices: useStateChoices,
      apply: (values, defaultState) => ({ ...values, defaultState }),
    },
  ],
  schema: UserInput,
  empty: {
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
  },
  valuesOf: ({ id: _, version: __, ...values }) => values,
  nameOf: ({ name, login }) => `${name} (${login})`,
  labels: userLabels,
  fixed: ['login'],
  save: (calls, { id, version, values }) =>
    calls.call(security.saveUser, { body: { ...values, id: Number(id), version } }),
  messages: { saved: text('adminUserSaved'), failed: text('adminUserSaveError') },
  Inputs: UserInputs,
  Panels: UserPanels,
  Actions: UserActions,
}
