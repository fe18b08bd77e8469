import type { Ink } from '#contract/inks'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of inks. */
export const inks = masterResource({
  name: 'admin/inks',
  label: 'Inks',
  part: 'Plants and Materials',
  about: 'Inks that plants print with; a file brings in many at once.',
  recordRepresentation: ({ code, name }: Ink) => `${code} ${name}`,
})
