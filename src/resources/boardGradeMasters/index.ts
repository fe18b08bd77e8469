import type { BoardGradeMaster } from '#contract/config'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of board grades. */
export const boardGradeMasters = masterResource({
  name: 'admin/boardgrade',
  label: 'Board Grade Master',
  part: 'Production',
  recordRepresentation: ({ code, description }: BoardGradeMaster) => `${code} ${description}`,
})
