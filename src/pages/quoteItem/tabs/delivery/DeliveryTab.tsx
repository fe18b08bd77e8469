import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { dayIn } from '#domain/formats'
import { customerPickup, deliveryOf, isGenericItem } from '#domain/quoteItem'
import { requiredDateWords } from '#domain/quotes'
import { FieldGroup } from '../../../../components/editing/fields/FieldGroup.tsx'
import { useDraftValues, useItem } from '../../draft/useItemDraft.ts'
import { SectionField } from '../../fields/SectionField.tsx'
import { SectionTab } from '../../SectionTab.tsx'
import { stack } from '../layout.ts'
import { AddressGroup } from './AddressGroup.tsx'
import { DeliveryTrucks } from './DeliveryTrucks.tsx'
import { RegionPanel } from './RegionPanel.tsx'
import { TruckField } from './TruckField.tsx'
import { useTruckTypes } from './useTruckTypes.ts'

/** How and where the item goes: the truck first, which may leave nothing else to ask. */
export default function DeliveryTab() {
  const { delivery, product } = useDraftValues()
  const { quoteDelivery, isOfSet } = useItem()
  const trucks = useTruckTypes()
  const whole = deliveryOf(delivery, quoteDelivery)
  const isPickup = whole.truckType === customerPickup
  const inherited = deliveryOf({ ...delivery, truckType: '' }, quoteDelivery).truckType
  const inheritedName = trucks.find(({ code }) => code === inherited)?.label ?? inherited
  return (
    <SectionTab
      tab="delivery"
      aside={
        isPickup ? undefined : (
          <>
            <RegionPanel delivery={whole} />
            {/* What is bought comes on pallets that nobody here loads. */}
            {isGenericItem(product) ? null : <DeliveryTrucks truckType={whole.truckType} />}
          </>
        )
      }
    >
      <Box sx={stack}>
        <FieldGroup title="Delivery" columnWidth={190}>
          <TruckField choices={trucks} inherited={inheritedName} />
          {isOfSet ? (
            <>
              <SectionField path="delivery.ratioToParent" helperText="How many of it are in a set" />
              <SectionField path="delivery.shippingMethod" />
            </>
          ) : null}
          {isPickup ? (
            <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
              The customer picks the goods up: nothing else is needed.
            </Typography>
          ) : (
            <>
              {isOfSet ? null : <SectionField path="delivery.shippingMethod" />}
              <SectionField
                path="delivery.requiredDate"
                helperText={
                  requiredDateWords(whole.requiredDate, dayIn(new Date())) ??
                  (delivery.requiredDate === null && quoteDelivery.requiredDate !== null
                    ? 'As the quote until another day is entered'
                    : undefined)
                }
              />
              <SectionField path="delivery.handUnloadingRequired" />
            </>
          )}
        </FieldGroup>
        {isPickup ? null : <AddressGroup />}
      </Box>
    </SectionTab>
  )
}
