import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { lazy, type ReactNode, Suspense, useId } from 'react'
import type { ItemFigures, Part } from '#domain/estimating'
import { PanelTabs, tabId } from '../../../components/figures/PanelTabs.tsx'
import { BlankDrawing } from './BlankDrawing.tsx'
import { NoPicture } from './NoPicture.tsx'
import type { RailPicture } from './useRail.ts'

const BoxStage = lazy(async () => ({
  default: (await import('../../../components/solids/BoxStage.tsx')).BoxStage,
}))
const LoadStage = lazy(async () => ({
  default: (await import('../../../components/solids/LoadStage.tsx')).LoadStage,
}))

const tabs: readonly { readonly key: RailPicture; readonly label: string }[] = [
  { key: 'blank', label: 'Blank' },
  { key: 'box', label: 'Box' },
  { key: 'pallet', label: 'Pallet' },
]

interface RailStageProps {
  /** Null until they are known. */
  readonly figures: ItemFigures | null
  readonly picture: RailPicture
  readonly onPicture: (picture: RailPicture) => void
}

/** The item in one picture: as a blank, as the box that folds of it, or on its pallet. */
export function RailStage({ figures, picture, onPicture }: RailStageProps) {
  const bodyId = useId()
  return (
    <>
      <Box sx={{ display: 'flex', px: 0.5 }}>
        <PanelTabs
          label="Pictures of the item"
          tabs={tabs}
          open={picture}
          controls={bodyId}
          onOpen={onPicture}
        />
      </Box>
      <Box
        id={bodyId}
        role="tabpanel"
        aria-labelledby={tabId(bodyId, picture)}
        sx={{ position: 'relative', display: 'flex', flexDirection: 'column', height: 248 }}
      >
        {figures === null ? null : (
          <Suspense fallback={null}>
            {picture === 'blank' ? shown(figures.box, blank => <BlankDrawing blank={blank} />) : null}
            {picture === 'box' ? shown(figures.box, blank => <BoxStage blank={blank} />) : null}
            {picture === 'pallet'
              ? shown(figures.pallet, ({ load, question }) => (
                  <LoadStage load={load} palletType={question.palletType} />
                ))
              : null}
          </Suspense>
        )}
      </Box>
      <Caption figures={figures} />
    </>
  )
}

function shown<Figures>(part: Part<Figures>, draw: (figures: Figures) => ReactNode): ReactNode {
  return part.ok ? draw(part.value) : <NoPicture why={part.problems.map(({ message }) => message)} />
}

/** What is drawn, in one line that is always there. */
function Caption({ figures }: Pick<RailStageProps, 'figures'>) {
  const box = figures?.box
  const words = box?.ok
    ? [
        `${box.value.style.code} ${box.value.style.name}`,
        `flute ${box.value.flute.code}`,
        ...(box.value.pieces.length > 1 ? [`first of ${box.value.pieces.length} pieces`] : []),
      ].join(', ')
    : ''
  return (
    <Typography
      noWrap
      variant="caption"
      component="p"
      color="textSecondary"
      title={words}
      sx={{ px: 1.5, pb: 0.75, minHeight: 24 }}
    >
      {words}
    </Typography>
  )
}
