import Typography from '@mui/material/Typography'
import { deliveryOfItem, itemFreight, plantOf, sendingPlant } from '#domain/estimating'
import { counted, money } from '#domain/formats'
import { type Delivery, palletsOfOrder } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../../components/panel/TryAgain.tsx'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { useDeliveryRegion } from '../../draft/facts/useDeliveryRegion.ts'
import { useDraftValues, useItem } from '../../draft/useItemDraft.ts'

/** The region that the address lies in, and what a pallet costs to get there from where the route ends. */
export function RegionPanel({ delivery }: { readonly delivery: Delivery }) {
  const { quoteDelivery } = useItem()
  const { code, name, reason, isUnread, readAgain } = useDeliveryRegion(delivery, quoteDelivery)
  return (
    <Panel isDense title="Region and Freight">
      {isUnread ? (
        <TryAgain onRetry={readAgain}>The region could not be looked up.</TryAgain>
      ) : code === undefined || code === null ? (
        <Typography variant="body2" color={code === null ? 'error' : 'textSecondary'} aria-live="polite">
          {reason ||
            (delivery.deliveryPostCode === '' ? 'Enter a postcode and its state.' : 'Looking it up…')}
        </Typography>
      ) : (
        <>
          <Typography variant="body2" aria-live="polite">
            {name} ({code})
          </Typography>
          <Freight delivery={delivery} regionCode={code} />
        </>
      )}
    </Panel>
  )
}

function Freight({ delivery, regionCode }: { readonly delivery: Delivery; readonly regionCode: string }) {
  const { product, design, palletization, pricing } = useDraftValues()
  const { data: masters } = useEngineMasters()
  if (masters === undefined) return null
  const plant = plantOf(product.preferredPlantCode, masters)
  if (plant === undefined || plant.costing === null)
    return (
      <Typography variant="body2" color="textSecondary">
        {plant === undefined
          ? 'Choose a preferred plant on Overview to see the freight.'
          : 'Freight rates are not for you to see.'}
      </Typography>
    )
  const sender = sendingPlant({ product, design }, masters) ?? plant
  const pallets = palletsOfOrder(palletization, product.expectedOrderQuantity) ?? 0
  const freight = itemFreight(
    { delivery: deliveryOfItem({ delivery, pricing }, { region: regionCode }) },
    sender.regionCode,
    plant.costing.handUnloadingPerPallet,
    masters,
    Math.max(pallets, 1),
  )
  if (!freight.ok)
    return (
      <Typography variant="body2" color="textSecondary">
        {freight.reason}
      </Typography>
    )
  return (
    <>
      <Typography variant="body2">
        {pallets > 1
          ? `${money(freight.cost)} for ${counted(pallets, 'pallet')}, ${money(freight.cost / pallets)} each`
          : `${money(freight.cost)} for one pallet`}
      </Typography>
      {sender === plant ? null : (
        <Typography variant="caption" color="textSecondary">
          {`Sent from ${sender.code}, where the route ends`}
        </Typography>
      )}
    </>
  )
}
