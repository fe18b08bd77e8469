import type { WorkgroupMaster } from '#contract/security'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of workgroups. */
export const workgroups = masterResource({
  name: 'admin/workgroups',
  label: 'Workgroups',
  part: 'Security',
  recordRepresentation: ({ description, code }: WorkgroupMaster) => `${description} (${code})`,
})
