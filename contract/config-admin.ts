import { z } from 'zod'
import { adminOptionsRight, any, pageRoles } from '#domain/access'
import { Customer, CustomerProfile, DeliveryAddress } from './customer.ts'
import { endpoint, type Service } from './endpoint.ts'
import { maintenanceCalls } from './maintenance.ts'

export const configAdmin = {
  customer: endpoint({
    method: 'GET',
    path: '/config-admin/Customer/{id}',
    summary: 'All that is kept of a customer: themselves, their defaults (null: none) and delivery addresses',
    right: any(adminOptionsRight, pageRoles.customers),
    params: z.object({ id: z.string().max(20).meta({ description: 'the customer code' }) }),
    response: Customer.extend({
      profile: CustomerProfile.nullable(),
      deliveryAddresses: z.array(DeliveryAddress),
    }).meta({ id: 'CustomerDetail' }),
    problems: ['not-found'],
  }),
  ...maintenanceCalls,
} satisfies Service

export { MaintainedJob, Maintenance } from './maintenance.ts'
