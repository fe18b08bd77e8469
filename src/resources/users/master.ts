import { security, type User } from '#contract/security'
import { UserInput } from '#contract/security/people'
import { text } from '#domain/messages'
import { uploadFields } from '#domain/uploads'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { bulkCode } from '../../components/master/bulkCode.ts'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { usePlantChoices, useRoleChoices, useStateChoices, useWorkgroupChoices } from './choices.ts'
import { heldWords } from './heldWords.ts'
import { users } from './index.ts'
import { noUser } from './noUser.ts'
import { UserActions } from './UserActions.tsx'
import { UserInputs } from './UserInputs.tsx'
import { UserPanels } from './UserPanels.tsx'
import { userColumns } from './userColumns.tsx'
import { userLabels } from './userLabels.ts'
import { whyKept } from './whyKept.ts'

/** The master of users. */
export const userMaster: Master<User, UserInput> = {
  ...ofResource(users),
  kind: 'user',
  one: 'user',
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
    ...bulkCode<UserInput>('roles', 'Add role', 'Take away role', useRoleChoices),
    ...bulkCode<UserInput>('workGroups', 'Add to workgroup', 'Take out of workgroup', useWorkgroupChoices),
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
  empty: noUser,
  valuesOf: ({ id: _, version: __, ...values }) => values,
  whenDeactivated: async ({ login }, calls) => {
    // Whoever can't be asked for what they hold is deactivated all the same.
    const held = await calls.call(security.heldByUser, { params: { login } }).catch(() => undefined)
    return `can't sign in any more. ${heldWords(held)}`
  },
  whyKept,
  labels: userLabels,
  fixed: ['login'],
  messages: { saved: text('adminUserSaved'), failed: text('adminUserSaveError') },
  upload: {
    fields: Object.keys(uploadFields.user) as (keyof UserInput)[],
    call: (calls, body) => calls.call(security.uploadUsers, { body }),
  },
  Inputs: UserInputs,
  Panels: UserPanels,
  Actions: UserActions,
}
