import { z } from 'zod'
import { endpoint, type Service } from '../endpoint.ts'
import { id } from '../listQuery.ts'
import { viewQuote } from '../quote/rights.ts'

/** The pictures of a design. */
export const pictureCalls = {
  designImage: endpoint({
    method: 'GET',
    path: '/q2o/DesignImage',
    summary: 'A generated picture of an item’s design, flat or folded',
    right: viewQuote,
    query: z.object({ quoteItemId: id, image: z.enum(['2D', '3D']).default('2D') }),
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
  artwork: endpoint({
    method: 'GET',
    path: '/q2o/Artwork',
    summary: 'The generated picture of where an item can be printed',
    right: viewQuote,
    query: z.object({ quoteItemId: id }),
    answersFile: true,
    response: z.file(),
    problems: ['not-found', 'unavailable'],
  }),
} satisfies Service
