import { z } from 'zod'
import { signedIn } from '#domain/access'
import { vendorTypes } from '#domain/manualOrders'
import { endpoint, type Service } from '../endpoint.ts'

const Vendor = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  vendorType: z.enum(vendorTypes),
})

/** What the forms of new work choose from, of the config service. */
export const newWorkLookups = {
  toolingOrderLookup: endpoint({
    method: 'GET',
    path: '/config/ToolingOrderLookup',
    summary: 'Statuses, order types and vendors of manual orders',
    right: signedIn,
    response: z.object({
      statuses: z.array(z.object({ id: z.number(), name: z.string() })),
      orderTypes: z.array(z.object({ code: z.string(), description: z.string() })),
      vendors: z.array(Vendor),
    }),
  }),
  vendorOrderTypes: endpoint({
    method: 'GET',
    path: '/config/VendorOrderType',
    summary: 'Order types with the hours that a vendor needs for them',
    right: signedIn,
    response: z.array(z.object({ code: z.string(), description: z.string(), leadHours: z.number() })),
  }),
  vendorLookup: endpoint({
    method: 'GET',
    path: '/config/Vendor/lookup/{vendorType}/{plantCode}',
    summary: 'Vendors of a type (Formes or Artwork) that deliver to a plant',
    right: signedIn,
    params: z.object({ vendorType: z.enum(vendorTypes), plantCode: z.string().trim().max(30) }),
    response: z.array(Vendor),
  }),
} satisfies Service
