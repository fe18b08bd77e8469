import type { WorkgroupMaster } from '#contract/security'
import { WorkgroupInput } from '#contract/security/workgroups'
import type { DepartmentCode } from '#domain/access'
import { counted, decimal } from '#domain/formats'
import { text } from '#domain/messages'
import { bulkActive } from '../../components/master/bulkActive.ts'
import { activeColumn, codesColumn, nameColumn, sortedColumn } from '../../components/master/columns.tsx'
import type { Master } from '../../components/master/master.ts'
import { ofResource } from '../../components/master/ofResource.ts'
import { departments } from './departments.ts'
import { workgroups } from './index.ts'
import { WorkgroupInputs } from './WorkgroupInputs.tsx'
import { WorkgroupPanels } from './WorkgroupPanels.tsx'

const useDepartments = () => departments

/** The master of workgroups. */
export const workgroupMaster: Master<WorkgroupMaster, WorkgroupInput> = {
  ...ofResource(workgroups),
  kind: 'workgroup',
  one: 'workgroup',
  search: 'Search code, name',
  sort: { field: 'description', order: 'ASC' },
  columns: [
    nameColumn('description', 'Name'),
    sortedColumn('code', 'Code'),
    sortedColumn('department', 'Department'),
    { source: 'members', label: 'Members', align: 'right', text: ({ members }) => decimal(members, 0) },
    codesColumn('steps', 'Steps'),
    activeColumn(),
  ],
  besideForm: ['description', 'code', 'members'],
  filters: [
    { source: 'department', label: 'Department', all: 'All departments', useChoices: useDepartments },
  ],
  bulk: [
    bulkActive(),
    {
      label: 'Department',
      useChoices: useDepartments,
      apply: (values, code) => ({ ...values, department: code as DepartmentCode }),
    },
  ],
  schema: WorkgroupInput,
  // Nothing is chosen yet; the schema refuses it until somebody does.
  empty: { code: '', description: '', department: '' as DepartmentCode, isActive: true },
  valuesOf: ({ code, description, department, isActive }) => ({
    code,
    description,
    department: department as DepartmentCode,
    isActive,
  }),
  whenDeactivated: ({ members, steps }) =>
    `is a worklist no more${members === 0 ? '' : ` for its ${counted(members, 'member')}`}${
      steps.length === 0 ? '' : `; the items of ${steps.join(', ')} wait there unseen`
    }.`,
  labels: { code: 'Code', description: 'Name', department: 'Department', isActive: 'In use' },
  fixed: ['code'],
  messages: { saved: text('adminWorkgroupSaved'), failed: text('adminWorkgroupSaveError') },
  Inputs: WorkgroupInputs,
  Panels: WorkgroupPanels,
}
