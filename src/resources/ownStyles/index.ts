import type { OwnStyleMaster } from '#contract/ownStyles'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of the company's own styles. */
export const ownStyles = masterResource({
  name: 'admin/styles',
  label: 'Own Styles',
  part: 'Plants and Materials',
  about: 'A box style of your own is a table of its panels; quotes and the pad offer it like any other.',
  recordRepresentation: ({ code, name }: OwnStyleMaster) => `${code} ${name}`,
})
