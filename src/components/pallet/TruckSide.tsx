import { useTheme } from '@mui/material/styles'
import { type LoadedPallet, type TruckLoad, type TruckType, visibleFromFront } from '#domain/palletisation'
import { boardColours } from '../solids/boardColours.ts'

interface TruckSideProps {
  readonly load: TruckLoad
  readonly truck: TruckType
  readonly pallet: Pick<LoadedPallet, 'height'>
}

const margin = 120
/** Of the deck and its wheels under the inside, mm. */
const deck = 120
const wheel = 420

/** A full truck from the side, the cabin at the left: the pallets nearest to who looks, and the room that is left above them. */
export function TruckSide({ load, truck, pallet }: TruckSideProps) {
  const { palette } = useTheme()
  const { floor, tiers, pallets } = load
  const seen = visibleFromFront(floor).flatMap(box => {
    const place = floor.indexOf(box)
    // Pallets are loaded floor by floor.
    return Array.from({ length: tiers }, (_, tier) => ({
      ...box,
      tier,
      isLoaded: tier * floor.length + place < pallets,
    }))
  })
  const words =
    floor.length === 0
      ? `${truck.name} from the side: no pallet goes in`
      : `${truck.name} from the side: ${tiers === 1 ? 'one pallet' : `${tiers} pallets`} high, ${Math.round(truck.height - tiers * pallet.height)} mm left above`
  return (
    <svg
      role="img"
      aria-label={words}
      viewBox={`${-margin} ${-margin} ${truck.length + 2 * margin} ${truck.height + deck + wheel + 2 * margin}`}
      style={{ width: '100%', display: 'block' }}
    >
      {seen.map(({ x, length, tier, isLoaded }) => (
        <rect
          key={`${x} ${length} ${tier}`}
          x={x}
          y={truck.height - (tier + 1) * pallet.height}
          width={length}
          height={pallet.height}
          fill={isLoaded ? boardColours.bundle : 'none'}
          stroke={isLoaded ? boardColours.edge : palette.text.disabled}
          strokeWidth={20}
          strokeDasharray={isLoaded ? undefined : '80 60'}
        />
      ))}
      <rect
        width={truck.length}
        height={truck.height}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={40}
      />
      <rect y={truck.height} width={truck.length} height={deck} fill={palette.text.secondary} />
      {[0.16, 0.78, 0.87].map(at => (
        <circle
          key={at}
          cx={truck.length * at}
          cy={truck.height + deck + wheel / 2}
          r={wheel / 2}
          fill={palette.text.secondary}
        />
      ))}
    </svg>
  )
}
