import type { BoardGradeMaster } from '#contract/config'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of board grades. */
export const boardGradeMasters = masterResource({
  name: 'admin/boardgrade',
  label: 'Board Grade Master',
  part: 'Plants and Materials',
  about: 'A board grade is papers and flute; its variants say where it is made and what it is fit for.',
  recordRepresentation: ({ code, description }: BoardGradeMaster) => `${code} ${description}`,
})
