import { type Role, RoleInput, security } from '#contract/security'
import { text } from '#domain/messages'
import { bulkActive } from '../master/bulkActive.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../master/columns.tsx'
import type { Master } from '../master/master.ts'
import { useScopeChoices } from '../users/choices.ts'
import { RoleInputs } from './RoleInputs.tsx'
import { RolePanels } from './RolePanels.tsx'

/** The master of roles. */
export const roles: Master<Role, RoleInput> = {
  kind: 'role',
  resource: 'roles',
  path: '/admin/roles',
  title: 'Roles',
  one: 'role',
  purpose: 'A role grants scopes to everybody who holds it.',
  search: 'Search code, name',
  sort: { field: 'name', order: 'ASC' },
  columns: [
    nameColumn('name', 'Name'),
    sortedColumn('code', 'Code'),
    { source: 'holders', label: 'Users', align: 'right', text: ({ holders }) => String(holders) },
    codesColumn('scopes', 'Scopes'),
    activeColumn(),
  ],
  besideForm: ['name', 'code', 'holders'],
  filters: [{ source: 'scope', label: 'Scope', all: 'All scopes', useChoices: useScopeChoices }],
  bulk: [
    bulkActive(),
    {
      label: 'Add scope',
      useChoices: useScopeChoices,
      apply: (values, code) => ({ ...values, scopes: [...new Set([...values.scopes, code])].sort() }),
    },
  ],
  schema: RoleInput,
  empty: { code: '', name: '', scopes: [], isActive: true },
  valuesOf: ({ code, name, scopes, isActive }) => ({ code, name, scopes, isActive }),
  nameOf: ({ name, code }) => `${name} (${code})`,
  labels: { code: 'Code', name: 'Name', scopes: 'Scopes', isActive: 'In use' },
  fixed: ['code'],
  save: (calls, { version, values }) => calls.call(security.saveRole, { body: { ...values, version } }),
  messages: { saved: text('adminRoleSaved'), failed: text('adminRoleSaveError') },
  Inputs: RoleInputs,
  Panels: RolePanels,
}
