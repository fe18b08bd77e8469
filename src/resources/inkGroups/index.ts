import type { InkGroup } from '#contract/inks'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of ink groups. */
export const inkGroups = masterResource({
  name: 'admin/inkgroups',
  label: 'Ink Groups',
  part: 'Plants and Materials',
  about: 'Inks are kept in groups; a file of inks adds the groups it names.',
  recordRepresentation: ({ code, name }: InkGroup) => `${code} ${name}`,
})
