import type { LoadedPallet, TruckLoad, TruckType } from '#domain/palletisation'
import { TruckFloor } from './TruckFloor.tsx'
import { TruckSide } from './TruckSide.tsx'

interface TruckPictureProps {
  readonly load: TruckLoad
  readonly truck: TruckType
  readonly pallet: LoadedPallet
}

/** A full truck from above and from the side, to one scale. */
export function TruckPicture({ load, truck, pallet }: TruckPictureProps) {
  return (
    <div style={{ maxWidth: 440, margin: '0 auto' }}>
      <TruckFloor load={load} truck={truck} />
      <TruckSide load={load} truck={truck} pallet={pallet} />
    </div>
  )
}
