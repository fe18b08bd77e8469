import { expect, it } from 'vitest'
import { text } from '#domain/messages'
import { type SectionKey, sections } from '#domain/quoteItem'

it.each<[string, SectionKey, string, string]>([
  ['save-palletization', 'palletization', 'Palletization has been saved.', 'Error saving Palletization'],
  [
    'save-finished-goods',
    'goodsPalletization',
    'Finished Goods Palletization has been saved.',
    'Error saving Finished Goods Palletization',
  ],
  ['save-product', 'product', 'Product has been saved.', 'Error saving Product Configuration'],
  ['save-design', 'design', 'Design details has been saved.', 'unable to save design details'],
  ['save-print', 'printing', 'Print Details has been saved.', 'Error saving Print Details'],
  ['save-claims', 'compliance', 'Use & Claims has been saved.', 'Error saving Use & Claims'],
  ['save-delivery', 'delivery', 'Delivery Details has been saved.', 'Error saving Delivery Details'],
  [
    'save-customer-approvals',
    'approval',
    'Customer Approvals has been saved.',
    'Error saving Customer Approvals',
  ],
  ['save-pricing', 'pricing', 'Pricing has been saved.', 'Error saving Pricing'],
  [
    'save-pricing-details',
    'genericPricing',
    'Pricing Details has been saved.',
    'Error saving Pricing Details',
  ],
  [
    'save-preprint-design',
    'prePrintDesign',
    'Preprint design has been saved.',
    'Error saving Preprint Design',
  ],
  ['save-preprint-cost', 'preprintCost', 'Preprint cost has been saved.', 'Error saving Preprint Cost'],
])('%s: a save of %s says “%s” or “%s”', (_, section, saved, failed) => {
  const { texts } = sections[section]
  expect([text(texts.saved), text(texts.failed)]).toEqual([saved, failed])
})
