import Box from '@mui/material/Box'
import type { User } from '#contract/security'
import { type ListColumn, plainColumn } from '../list/listColumn.ts'
import { ActiveSign } from '../master/ActiveSign.tsx'

type Column = ListColumn<User>

const column = (source: Column['source'], label: string, more: Partial<Column> = {}): Column => ({
  ...plainColumn<User>(source, label),
  sortable: true,
  ...more,
})

const list = (source: 'roles' | 'workGroups' | 'salesReps' | 'assistants', label: string): Column => ({
  source,
  label,
  text: user => user[source].join(', '),
})

/** Columns of the users. */
export const userColumns: readonly Column[] = [
  column('name', 'Name', {
    show: ({ name, isActive }) => (
      <Box component="span" sx={{ fontWeight: 600, ...(isActive ? {} : { color: 'text.secondary' }) }}>
        {name}
      </Box>
    ),
  }),
  column('login', 'Login'),
  list('roles', 'Roles'),
  list('workGroups', 'Workgroups'),
  column('email', 'Email'),
  column('defaultPlant', 'Plant'),
  column('defaultState', 'State'),
  list('salesReps', 'Sales reps'),
  list('assistants', 'Assistants'),
  column('isActive', 'In use', {
    text: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    show: ({ isActive }) => <ActiveSign isActive={isActive} />,
  }),
]
