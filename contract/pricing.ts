import { z } from 'zod'
import { any, role, scope } from '#domain/access'
import { Costing } from './costTape.ts'
import { endpoint, type Service } from './endpoint.ts'
import { FormeRates, StereoRates } from './engineMasters.ts'
import { costRight } from './engineRights.ts'
import { EstimateItem } from './estimateItem.ts'
import { list } from './trace.ts'

/** Who may see the rates themselves. */
export const ratesRight = any(role('PRICING', 'SU'), scope('EDIT_COSTING_MASTER'))

/** Quantities to cost, up to five. */
export const Quantities = list(z.number().positive().max(1_000_000_000))
  .refine(quantities => quantities.length > 0, 'is required')
  .refine(quantities => quantities.length <= 5, 'not more than 5')

export const pricing = {
  costTape: endpoint({
    method: 'POST',
    path: '/pricing/Costing/CostTape',
    summary: 'Cost tapes of an item at up to five quantities',
    right: costRight,
    body: z.object({ item: EstimateItem, quantities: Quantities }),
    response: Costing,
  }),
  formeChargeRate: endpoint({
    method: 'GET',
    path: '/pricing/Costing/CostFormeChargeRate',
    summary: 'Rates of cutting formes and printing plates, by plant',
    right: ratesRight,
    response: z.array(z.object({ plantCode: z.string(), forme: FormeRates, stereo: StereoRates })),
  }),
} satisfies Service
