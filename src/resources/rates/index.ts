import type { RateMaster } from '#contract/rates'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of rates. */
export const rates = masterResource({
  name: 'admin/rates',
  label: 'Rates',
  part: 'Plants and Materials',
  about:
    'What ink, varnish, film, glue, wax, energy and printed sheets cost, for every plant or for one: every price rests on it.',
  // Its words come with its page: the first file has no need of what costs are made of.
  recordRepresentation: ({ rate }: RateMaster) => rate,
})
