import type { InkGroup } from '#contract/inks'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of ink groups. */
export const inkGroups = masterResource({
  name: 'admin/inkgroups',
  label: 'Ink Groups',
  part: 'Production',
  recordRepresentation: ({ code, name }: InkGroup) => `${code} ${name}`,
})
