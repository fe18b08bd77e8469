import type { Scope } from '#contract/security'
import { ScopeInput } from '#contract/security/people'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import type { ListColumn } from '../../components/list/listColumn.ts'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { useRoleChoices } from '../users/choices.ts'
import { guardedBy } from './guardedBy.ts'
import { scopes } from './index.ts'
import { ScopeInputs } from './ScopeInputs.tsx'
import { ScopePanels } from './ScopePanels.tsx'

const guards: ListColumn<Scope> = {
  source: 'id',
  label: 'Guards',
  text: ({ code }) => {
    const { pages, calls } = guardedBy(code)
    const guarded = [counted(pages.length, 'page'), counted(calls.length, 'call')]
    return guarded.filter(words => !words.startsWith('0')).join(', ') || '–'
  },
}

/** The master of scopes. */
export const scopeMaster: Master<Scope, ScopeInput> = {
  ...ofResource(scopes),
  kind: 'scope',
  one: 'scope',
  search: 'Search code, description',
  sort: { field: 'code', order: 'ASC' },
  columns: [
    nameColumn('code', 'Code'),
    sortedColumn('description', 'Description'),
    guards,
    codesColumn('roles', 'Roles', { leftOut: 'narrow' }),
    activeColumn(),
  ],
  besideForm: ['code', 'description'],
  filters: [{ source: 'role', label: 'Role', all: 'All roles', useChoices: useRoleChoices }],
  bulk: [bulkActive()],
  schema: ScopeInput,
  empty: { code: '', description: '', isActive: true },
  valuesOf: ({ code, description, isActive }) => ({ code, description, isActive }),
  whenDeactivated: ({ roles }) =>
    `opens nothing any more${roles.length === 0 ? '' : ` to who holds ${roles.join(', ')}`}.`,
  labels: { code: 'Code', description: 'Description', isActive: 'In use' },
  fixed: ['code'],
  messages: { saved: text('adminScopeSaved'), failed: text('adminScopeSaveError') },
  Inputs: ScopeInputs,
  Panels: ScopePanels,
}
