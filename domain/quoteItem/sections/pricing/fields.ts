import { choice, day, flag, money, number, origin, percent, rows, text } from '../../fields.ts'
import { boundFields, priceFields } from '../prices/breakFields.ts'
import { policies, uoms } from '../prices/priceChoices.ts'

/** What a charge beside the price is counted by. */
const chargeBases = [
  { code: 'order', label: 'an order' },
  { code: 'unit', label: 'a unit' },
  { code: 'thousand', label: 'a thousand' },
  { code: 'percent of price', label: '% of the price' },
]

const toolingTypes = [
  { code: 'STEREO', label: 'Stereos' },
  { code: 'FORME', label: 'Forme' },
  { code: 'OTHER', label: 'Other tooling' },
]

const count = (label: string) => number(label, { min: 0 })

/** A machine whose lineal metres the smallest order does not reach. */
const moqFields = {
  workCentre: text('Work Centre', 40),
  linealMetres: count('Lineal Metres'),
  threshold: count('Minimum'),
  thresholdFrom: text('Minimum of', 20),
  recommendedQty: count('Recommended MOQ'),
}

/** A machine whose passes the smallest order does not reach. */
const passFields = {
  workCentre: text('Work Centre', 40),
  minimumPasses: count('Minimum Passes'),
  message: text('Warning', 300),
}

/** A quantity break: what was entered, and what follows by the item's cost. Money for one pricing UOM. */
export const detailFields = {
  ...boundFields,
  ...priceFields,
  yieldPercent: percent('Yield', { max: 1_000 }),
  sellPerTonne: money('Sell per Tonne'),
  frontSheetCost: money('Front Sheet'),
  backSheetCost: money('Back Sheet'),
  outsideMfgCosts: money('Outside Manufacture'),
  costTape: origin('Cost Tape'),
  auditMessage: text('Audit', 500),
  floorReason: text('Reason below the Floor', 300),
  moq: rows('MOQ', moqFields, { max: 20, name: 'workCentre' }),
  minNumPass: rows('Passes', passFields, { max: 20, name: 'workCentre' }),
}

/** What an item costs and is sold for, in the order in which a person fills it in. Source: 001 §3, §9. */
export const pricingFields = {
  pricingPolicy: choice('Pricing Policy', policies, 1),
  pricingUom: choice('Pricing UOM', uoms, 4),
  orderUom: choice('Order UOM', uoms, 4),
  isSpecialties: flag('Specialties'),
  isMfg: flag('Manufactured'),
  priceExpiryDate: day('Price Expiry Date'),
  defaultVariance: percent('Variance'),
  details: rows('Price Breaks', detailFields, { max: 5, name: 'priceQty' }),
  otherCharges: rows(
    'Other Charges',
    {
      type: text('Charge', 60),
      basis: choice('By', chargeBases, 20),
      rate: money('Rate'),
      calculatedCharges: money('Calculated'),
      customerCharges: money('Customer'),
    },
    { max: 20, name: 'type' },
  ),
  toolingCosts: rows(
    'Tooling',
    {
      type: choice('Tooling', toolingTypes, 10),
      calculatedCost: money('Calculated'),
      vendorCost: money('Vendor'),
      customerCost: money('Customer'),
    },
    { max: 10, name: 'type' },
  ),
  hasSecondaryLeg: flag('Over another Region'),
  secondaryLegRegion: choice('Secondary Leg Region', null, 20),
  outsideCustomerCost: money('Outside Cost to the Customer'),
  calculatedFrom: origin('Calculated from'),
}
