import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { findingOn } from '../../findingOn.ts'
import type { Delivery } from './delivery.ts'
import { deliveryFields } from './fields.ts'

/** What an item of a multi-component set has to say: how many of it there are in a set, and how it goes. */
const ofSetFields = ['ratioToParent', 'shippingMethod'] as const

/** What of it is missing. Rule multi-component-valid (001 §4). */
const missingOfSet = ({
  ratioToParent,
  shippingMethod,
}: Pick<Delivery, (typeof ofSetFields)[number]>): (typeof ofSetFields)[number][] => [
  ...((ratioToParent ?? 0) > 0 ? [] : ['ratioToParent' as const]),
  ...(shippingMethod === '' ? ['shippingMethod' as const] : []),
]

/** Each item of a master quote has a ratio above 0 and a shipping method. Rule multi-component-valid (001 §4). */
export const ofSet = (delivery: Delivery, { facts }: Pick<ItemUnderRules, 'facts'>): Finding[] =>
  facts.isOfSet === true
    ? missingOfSet(delivery).map(field =>
        findingOn('delivery')(
          field,
          'required',
          text('formRequired', { field: deliveryFields[field].label }),
        ),
      )
    : []
