import type { User } from '#contract/security'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import { WorkgroupNames } from './WorkgroupNames.tsx'

/** Columns of the users. */
export const userColumns: readonly ListColumn<User>[] = [
  nameColumn('name', 'Name'),
  sortedColumn('login', 'Login'),
  codesColumn('roles', 'Roles'),
  // The exported file has their codes, by which it comes in again.
  codesColumn('workGroups', 'Workgroups', {
    show: ({ workGroups }) => <WorkgroupNames codes={workGroups} />,
  }),
  sortedColumn('email', 'Email', { leftOut: 'narrow' }),
  sortedColumn('defaultPlant', 'Plant'),
  sortedColumn('defaultState', 'State', { leftOut: 'narrow' }),
  codesColumn('salesReps', 'Sales reps', { leftOut: 'always' }),
  codesColumn('assistants', 'Assistants', { leftOut: 'always' }),
  activeColumn({ leftOut: 'narrow' }),
]
