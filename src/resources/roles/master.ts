import type { Role } from '#contract/security'
import { RoleInput } from '#contract/security/people'
import { counted, decimal } from '#domain/formats'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { bulkCode } from '../../components/master/bulkCode.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useScopeChoices } from '../users/choices.ts'
import { roles } from './index.ts'
import { RoleActions } from './RoleActions.tsx'
import { RoleInputs } from './RoleInputs.tsx'
import { RolePanels } from './RolePanels.tsx'

/** The master of roles. */
export const roleMaster: Master<Role, RoleInput> = {
  ...ofResource(roles),
  kind: 'role',
  one: 'role',
  search: 'Search code, name',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    nameColumn('name', 'Name'),
    sortedColumn('code', 'Code'),
    { source: 'holders', label: 'Users', align: 'right', text: ({ holders }) => decimal(holders, 0) },
    codesColumn('scopes', 'Scopes'),
    activeColumn(),
  ],
  besideForm: ['name', 'code', 'holders'],
  filters: [{ source: 'scope', label: 'Scope', all: 'All scopes', useChoices: useScopeChoices }],
  bulk: [bulkActive(), ...bulkCode<RoleInput>('scopes', 'Add scope', 'Take away scope', useScopeChoices)],
  schema: RoleInput,
  empty: { code: '', name: '', scopes: [], isActive: true },
  valuesOf: ({ code, name, scopes, isActive }) => ({ code, name, scopes, isActive }),
  whenDeactivated: ({ holders }) =>
    `opens nothing any more${holders === 0 ? '' : ` to the ${counted(holders, 'active user')} who ${holders === 1 ? 'holds' : 'hold'} it`}.`,
  labels: { code: 'Code', name: 'Name', scopes: 'Scopes', isActive: 'In use' },
  fixed: ['code'],
  messages: { saved: text('adminRoleSaved'), failed: text('adminRoleSaveError') },
  Inputs: RoleInputs,
  Panels: RolePanels,
  Actions: RoleActions,
}
