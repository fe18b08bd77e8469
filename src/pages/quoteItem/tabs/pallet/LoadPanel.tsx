import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useId, useState } from 'react'
import { decimal } from '#domain/formats'
import type { PalletAlternative } from '#domain/palletisation'
import type { PalletKey } from '#domain/quoteItem'
import { PanelTabs, tabId } from '../../../../components/figures/PanelTabs.tsx'
import { type LoadView, loadViews, PalletView } from '../../../../components/pallet/PalletView.tsx'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { SvgPicture } from '../../../../components/solids/SvgPicture.tsx'
import { NoLoad } from './NoLoad.tsx'
import type { PalletsShown } from './usePallets.ts'

interface LoadPanelProps {
  readonly section: PalletKey
  readonly pallets: PalletsShown
}

type View = LoadView | 'stored'

/** The load that the settings come to: in three dimensions, by its layers, from the side, and as it was stored. */
export const LoadPanel = memo(function LoadPanel({ section, pallets }: LoadPanelProps) {
  const bodyId = useId()
  const [open, setOpen] = useState<View>('load')
  const { chosen, values } = pallets
  const views: { key: View; label: string }[] = [
    ...(chosen === undefined ? [] : loadViews(chosen.load)),
    ...(values.palletImage === '' ? [] : [{ key: 'stored' as const, label: 'Stored' }]),
  ]
  const shown = views.some(({ key }) => key === open) ? open : views[0]?.key
  return (
    <Panel
      isDense
      title="Load"
      beside={
        shown === undefined ? undefined : (
          <PanelTabs label="Views of the load" tabs={views} open={shown} controls={bodyId} onOpen={setOpen} />
        )
      }
    >
      {shown === undefined ? (
        <NoLoad section={section} pallets={pallets} />
      ) : (
        <>
          <Box
            id={bodyId}
            role="tabpanel"
            aria-labelledby={tabId(bodyId, shown)}
            sx={{ position: 'relative', display: 'flex', height: 300 }}
          >
            {shown === 'stored' ? (
              <SvgPicture svg={values.palletImage} alt="The load as it is stored" />
            ) : chosen === undefined ? null : (
              <PalletView load={chosen.load} palletType={chosen.palletType} view={shown} />
            )}
          </Box>
          {chosen === undefined ? null : <Measures alternative={chosen} />}
        </>
      )}
    </Panel>
  )
})

/** What the load measures, pallet and top included. */
function Measures({ alternative: { load, palletType } }: { readonly alternative: PalletAlternative }) {
  const size = [load.unitLoadSizeLength, load.unitLoadSizeWidth, load.unitLoadSizeDepth]
    .map(side => decimal(side, 0))
    .join(' × ')
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      {`${size} mm, ${decimal(load.grossKg, 0)} kg with pallet, on ${palletType.name}`}
      {load.warnings.map(sentence => ` ${sentence}`)}
    </Typography>
  )
}
