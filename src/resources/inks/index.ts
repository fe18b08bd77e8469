import type { Ink } from '#contract/inks'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of inks. */
export const inks = masterResource({
  name: 'admin/inks',
  label: 'Inks',
  part: 'Production',
  recordRepresentation: ({ code, name }: Ink) => `${code} ${name}`,
})
