import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { palletOfItem } from '#domain/estimating'
import { counted, decimal } from '#domain/formats'
import { type LoadedPallet, type TruckLoad, type TruckType, trucksForOrder } from '#domain/palletisation'
import { type ItemSections, palletsOfOrder } from '#domain/quoteItem'
import { fullFirst } from '../../../../components/pallet/fullFirst.ts'
import { TruckPicture } from '../../../../components/pallet/TruckPicture.tsx'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { readable } from '../../draft/readable.ts'
import { useDraftValues } from '../../draft/useItemDraft.ts'

/** A loaded pallet as Pallet has it, with what it weighs; null while no load was taken there. */
function useLoadedPallet(item: ItemSections) {
  const { data: masters } = useEngineMasters()
  return useMemo(() => {
    const { palletization: pallets } = item
    const { unitLoadSizeLength: length, unitLoadSizeWidth: width, unitLoadSizeDepth: height } = pallets
    const count = palletsOfOrder(pallets, item.product.expectedOrderQuantity)
    if (!length || !width || !height || !count) return null
    const asked = masters === undefined ? null : palletOfItem(item, 'palletization', masters).question
    const unitKg = asked?.ok ? asked.value.input.unitKg : 0
    const tareKg = asked?.ok ? asked.value.input.palletType.tareKg : 0
    const kg = unitKg > 0 ? unitKg * (pallets.totalPalletQty ?? 0) + tareKg : 0
    return { pallets: count, pallet: { length, width, height, kg } }
  }, [item, masters])
}

/** How many trucks of a type the order takes, with a full one drawn. */
export function DeliveryTrucks({ truckType }: { readonly truckType: string }) {
  const values = useDraftValues()
  const item = useMemo(() => readable(values), [values])
  const loaded = useLoadedPallet(item)
  const { data: masters } = useEngineMasters()
  const types = masters?.truckTypes.filter(({ code }) => code === truckType) ?? []
  const [trucks] = loaded === null ? [] : trucksForOrder(loaded.pallets, loaded.pallet, types)
  return (
    <Panel isDense title="Trucks">
      {loaded === null || trucks === undefined ? (
        <Typography variant="body2" color="textSecondary">
          {loaded === null
            ? 'Take a load on Pallet to see how many trucks the order takes.'
            : masters === undefined
              ? 'Reading the trucks…'
              : 'The inside of this truck is not known.'}
        </Typography>
      ) : (
        <>
          <Typography variant="body2">
            {trucks.trucks === null
              ? whyNotIn(trucks.load, trucks.truck, loaded.pallet)
              : `${counted(loaded.pallets, 'pallet')}: ${counted(trucks.trucks, 'truck')}, ${trucks.load.pallets} in a full one; ${fullFirst[trucks.load.limitedBy]} is full first.`}
          </Typography>
          <TruckPicture load={trucks.load} truck={trucks.truck} pallet={loaded.pallet} />
        </>
      )}
    </Panel>
  )
}

/** What of the truck a pallet is too much for. */
function whyNotIn({ limitedBy }: TruckLoad, truck: TruckType, { height, kg }: LoadedPallet): string {
  const why = {
    height: `: it is ${decimal(height, 0)} mm high, the truck ${decimal(truck.height, 0)} mm inside`,
    weight: `: it weighs ${decimal(kg, 0)} kg, the truck carries ${decimal(truck.payloadKg, 0)} kg`,
    floor: '',
  }
  return `A pallet does not go into this truck${why[limitedBy]}.`
}
