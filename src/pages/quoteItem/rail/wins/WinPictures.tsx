import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SizeFigures, SizeWin } from '#domain/estimating'
import type { TruckType } from '#domain/palletisation'
import { DecklePlan } from '../../../../components/deckle/DecklePlan.tsx'
import { LayerPlan } from '../../../../components/pallet/LayerPlan.tsx'
import { TruckFloor } from '../../../../components/pallet/TruckFloor.tsx'

interface WinPicturesProps {
  readonly win: SizeWin
  /** What the order goes in; null: not known. */
  readonly truck: TruckType | null
}

/** What a size wins, drawn as it is now and as it would be. */
export function WinPictures({ win, truck }: WinPicturesProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, pb: 0.5 }}>
      {(['now', 'figures'] as const).map(when => (
        <Box key={when} component="figure" sx={{ m: 0 }}>
          <Box sx={{ height: 110 }}>
            <WinPicture
              title={when === 'now' ? 'Now' : 'Then'}
              figures={win[when]}
              of={win.wins[0] ?? 'layer'}
              truck={truck}
            />
          </Box>
          <Typography component="figcaption" variant="caption" color="textSecondary">
            {when === 'now' ? 'Now' : 'Then'}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

interface WinPictureProps {
  readonly title: string
  readonly figures: SizeFigures
  readonly of: SizeWin['wins'][number]
  readonly truck: TruckType | null
}

function WinPicture({ title, figures, of, truck }: WinPictureProps) {
  const { deckle, out, sheet, layer, palletType, truckLoad } = figures
  if (of === 'deckle' && deckle !== null)
    return <DecklePlan title={title} deckle={deckle} lanes={[{ ...sheet, out }]} />
  if (of === 'truck' && truck !== null && truckLoad !== null)
    return <TruckFloor load={truckLoad} truck={truck} />
  return <LayerPlan title={title} boxes={layer} pallet={palletType} />
}
