import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { version, words } from './fields.ts'
import { viewQuote } from './rights.ts'
import { SectionSaved } from './sectionCalls.ts'
import { sectionSchemas } from './sections.ts'
import { SectionVersions } from './storedSections.ts'

/** An item becomes of another kind. */
export const kindCalls = {
  changeProductType: endpoint({
    method: 'PUT',
    path: '/quote/Quote/ProductType',
    summary:
      'Makes an item of another category; what that category never has is cleared, with a reset all of its work',
    right: viewQuote,
    body: z.object({
      id,
      itemCategory: words(60),
      /** Whether it begins afresh: what the category does not keep is cleared as well. */
      isReset: z.boolean().default(false),
      /** Of its sections as they were read: what somebody else entered since is not cleared unseen. */
      versions: SectionVersions,
    }),
    response: SectionSaved,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
  convertToResizable: endpoint({
    method: 'PUT',
    path: '/quote/Quote/Resizable',
    summary: 'Saves the product of an item as a resizable one, from the version it was read at',
    right: viewQuote,
    body: z.object({ quoteItemId: id, version, product: sectionSchemas.product }),
    response: SectionSaved,
    problems: ['not-found', 'stale', 'rule-failed'],
  }),
} satisfies Service
