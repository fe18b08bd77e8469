import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { FoundPallet } from '#domain/estimating'
import { tidy } from '#domain/formats'
import { loadOfOrder } from '#domain/palletisation'
import { Figure } from '../figures/Figure.tsx'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, auto)',
  padding: '0 5px 4px',
})

const limits = { height: 'by height', weight: 'by weight', strength: 'by strength' }

/** What is said of the layer's proof. */
function proofOf(
  { certified, searchFinished, upperBound }: FoundPallet['load'],
  isSearching: boolean,
): { readonly note: string; readonly tone: 'good' | undefined } {
  if (certified) return { note: 'proven optimal', tone: 'good' }
  const state = isSearching
    ? 'searching …'
    : searchFinished
      ? 'searched to the end'
      : 'not searched to the end'
  return { note: `at most ${upperBound}, ${state}`, tone: undefined }
}

/** The figures of a load. */
export const PalletFigures = memo(function PalletFigures({
  pallet,
  isSearching,
  quantity,
}: {
  readonly pallet: FoundPallet
  readonly isSearching: boolean
  readonly quantity: number
}) {
  const { question } = pallet
  const load = loadOfOrder(pallet.load, quantity)
  const { trace } = load
  return (
    <Grid>
      <Figure
        label="Per layer"
        value={tidy(load.bundlesPerLayer)}
        trace={trace}
        {...proofOf(load, isSearching)}
      />
      <Figure label="Layers" value={tidy(load.layersPerPallet)} note={limits[load.limitedBy]} trace={trace} />
      <Figure
        label="On a pallet"
        value={tidy(load.totalPalletQty)}
        note={`${tidy(load.bundleQty)} a bundle`}
        trace={trace}
      />
      <Figure label="Pallets" value={tidy(load.noOfPallets)} note={`for ${tidy(quantity)}`} trace={trace} />
      <Figure
        label="Filled"
        value={tidy(load.palletUtilisation, 1)}
        unit="%"
        note={`${tidy(load.cubeUtilisation)} % of space`}
        trace={[
          {
            label: 'Area of the bundles',
            value: load.bundlesPerLayer * question.foldedSizeLength * question.foldedSizeWidth,
            unit: 'mm²',
            why: `${load.bundlesPerLayer} × ${tidy(question.foldedSizeLength, 1)} × ${tidy(question.foldedSizeWidth, 1)}`,
          },
          {
            label: 'Area of the pallet',
            value: question.palletType.length * question.palletType.width,
            unit: 'mm²',
            why: question.palletType.name,
          },
          {
            label: 'Space',
            value: load.cubeUtilisation,
            unit: '%',
            why: 'bundles over what is free from the deck to the greatest height',
          },
        ]}
      />
      <Figure
        label="Load"
        value={tidy(load.grossKg)}
        unit="kg"
        note={`${tidy(load.unitLoadSizeDepth)} mm high`}
        trace={trace}
      />
    </Grid>
  )
})
