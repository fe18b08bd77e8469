import { useTheme } from '@mui/material/styles'
import type { TruckLoad, TruckType } from '#domain/palletisation'
import { boardColours } from '../solids/boardColours.ts'

interface TruckFloorProps {
  readonly load: TruckLoad
  readonly truck: TruckType
}

const margin = 120

/** The floor of a full truck from above, the cabin at the left; places that the payload leaves empty are only outlined. */
export function TruckFloor({ load, truck }: TruckFloorProps) {
  const { palette } = useTheme()
  const { floor, tiers, pallets } = load
  const label =
    floor.length === 0
      ? `${truck.name}: no pallet goes in`
      : `${truck.name} from above: ${floor.length} pallets on the floor${tiers > 1 ? `, ${tiers} high` : ''}`
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${truck.length + 2 * margin} ${truck.width + 2 * margin}`}
      style={{ width: '100%', maxHeight: '100%', display: 'block' }}
    >
      <rect
        width={truck.length}
        height={truck.width}
        fill="none"
        stroke={palette.text.primary}
        strokeWidth={40}
      />
      {floor.map((box, index) => {
        const isLoaded = index < pallets
        return (
          <g key={`${box.x} ${box.y}`}>
            <rect
              x={box.x}
              y={box.y}
              width={box.length}
              height={box.width}
              fill={isLoaded ? boardColours.bundle : 'none'}
              stroke={isLoaded ? boardColours.edge : palette.text.disabled}
              strokeWidth={20}
              strokeDasharray={isLoaded ? undefined : '80 60'}
            />
            {isLoaded ? (
              <text
                x={box.x + box.length / 2}
                y={box.y + box.width / 2}
                fontSize={380}
                textAnchor="middle"
                dominantBaseline="central"
                fill="#3b2a14"
              >
                {index + 1}
              </text>
            ) : null}
          </g>
        )
      })}
    </svg>
  )
}
