import { z } from 'zod'
import { endpoint, type Service } from './endpoint.ts'
import { ratesRight } from './pricing.ts'
import { rehearsalCalls } from './rehearsals.ts'

export const pricingAdmin = {
  outerCartons: endpoint({
    method: 'GET',
    path: '/pricing-admin/CostingOuterCarton',
    summary: 'Cartons that smaller goods are packed into, with their cost',
    right: ratesRight,
    response: z.array(
      z.object({
        code: z.string(),
        description: z.string(),
        plantCode: z.string(),
        boardGrade: z.string(),
        length: z.number(),
        width: z.number(),
        depth: z.number(),
        packingPerHour: z.number(),
        cost: z.number().nullable(),
      }),
    ),
  }),
  ...rehearsalCalls,
} satisfies Service
