import type { WorkgroupMaster } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workgroups. */
export const workgroups = masterResource({
  name: 'admin/workgroups',
  label: 'Workgroups',
  part: 'People and Rights',
  about: 'People who own workflow steps together are a workgroup, and share its worklist.',
  recordRepresentation: ({ description, code }: WorkgroupMaster) => `${description} (${code})`,
})
