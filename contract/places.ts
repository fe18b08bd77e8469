import { z } from 'zod'
import { any, pageRoles, scope } from '#domain/access'
import { DeliveryAddress } from './customer.ts'
import { endpoint, type Service } from './endpoint.ts'
import { searchText } from './listQuery.ts'

/** An address that goods were or can be delivered to. */
export const Place = DeliveryAddress.omit({ id: true, isDefault: true })
  .extend({ description: z.string().meta({ description: 'the whole address in one line' }) })
  .meta({ id: 'Place' })
export type Place = z.infer<typeof Place>

export const placeCalls = {
  places: endpoint({
    method: 'POST',
    path: '/config/places/places',
    summary:
      'Addresses that hold every word of the text, from those that customers are delivered to; at most 10',
    // Whoever writes a delivery address, or that of a plant.
    right: any(pageRoles.quotes, scope('EDIT_CONFIG_MASTER')),
    body: z.object({ text: searchText.min(2) }),
    response: z.array(Place),
  }),
} satisfies Service
