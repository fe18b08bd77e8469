import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SizeFigures, SizeWin } from '#domain/estimating'
import { counted, decimal } from '#domain/formats'
import type { TruckType } from '#domain/palletisation'
import { DecklePlan } from '../../../../components/deckle/DecklePlan.tsx'
import { LayerPlan } from '../../../../components/pallet/LayerPlan.tsx'
import { TruckFloor } from '../../../../components/pallet/TruckFloor.tsx'

interface WinPicturesProps {
  readonly win: SizeWin
  /** What the order goes in; null: not known. */
  readonly truck: TruckType | null
}

type Won = SizeWin['wins'][number]

/** What a size wins, drawn as it is now and as it would be. */
export function WinPictures({ win, truck }: WinPicturesProps) {
  const { now, figures, wins } = win
  const [won = 'layer'] = wins
  const widest = Math.max(now.deckle ?? 0, figures.deckle ?? 0)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, pb: 0.5 }}>
      {[
        { title: 'Now', shown: now },
        { title: 'Then', shown: figures },
      ].map(({ title, shown }) => (
        <Box key={title} component="figure" sx={{ m: 0 }}>
          <Box sx={{ height: won === 'layer' ? 120 : 72 }}>
            <WinPicture title={title} figures={shown} won={won} widest={widest} truck={truck} />
          </Box>
          <Typography component="figcaption" variant="caption" color="textSecondary">
            {`${title}: ${captionOf(won, shown)}`}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function captionOf(won: Won, { perLayer, deckle, out, sheet, trucks, pallets }: SizeFigures): string {
  if (won === 'layer') return `${perLayer} a layer`
  if (won === 'deckle') return `trim ${decimal((deckle ?? 0) - out * sheet.width, 0)} mm`
  return `${counted(pallets, 'pallet')}, ${counted(trucks ?? 0, 'truck')}`
}

interface WinPictureProps extends Pick<WinPicturesProps, 'truck'> {
  readonly title: string
  readonly figures: SizeFigures
  readonly won: Won
  readonly widest: number
}

function WinPicture({ title, figures, won, widest, truck }: WinPictureProps) {
  const { deckle, out, sheet, layer, palletType, truckLoad } = figures
  if (won === 'deckle' && deckle !== null)
    return <DecklePlan title={title} deckle={deckle} widest={widest} lanes={[{ ...sheet, out }]} />
  if (won === 'truck' && truck !== null && truckLoad !== null)
    return <TruckFloor load={truckLoad} truck={truck} />
  return <LayerPlan title={title} boxes={layer} pallet={palletType} />
}
