import { z } from 'zod'
import { signedIn } from '#domain/access'
import { endpoint, type Service } from './endpoint.ts'

/** Something that a search found, with the page that shows it. */
export const SearchHit = z
  .object({
    kind: z.enum(['quote', 'item', 'customer', 'order']),
    /** Unique among the hits. */
    id: z.string(),
    label: z.string(),
    about: z.string(),
    to: z.string(),
  })
  .meta({ id: 'SearchHit' })
export type SearchHit = z.infer<typeof SearchHit>

/** One search over everything, of the quote-worklist service. */
export const searchCalls = {
  search: endpoint({
    method: 'GET',
    path: '/quote-worklist/Search',
    summary:
      'Quotes, items, customers and orders that the person may see, by number, name, product or drawing',
    right: signedIn,
    query: z.object({ q: z.string().trim().max(100) }),
    response: z.array(SearchHit),
  }),
} satisfies Service
