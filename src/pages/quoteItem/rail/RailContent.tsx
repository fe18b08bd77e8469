import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo, useMemo } from 'react'
import { ExplainProvider } from '../../../components/figures/ExplainProvider.tsx'
import { TryAgain } from '../../../components/panel/TryAgain.tsx'
import { BoardsSection } from './boards/BoardsSection.tsx'
import { FigureList } from './FigureList.tsx'
import { figureGroups } from './figureGroups.ts'
import { RailStage } from './RailStage.tsx'
import { SinceSwitch } from './since/SinceSwitch.tsx'
import { useSince } from './since/useSince.ts'
import { useItemFigures } from './useItemFigures.ts'
import { useRail } from './useRail.ts'
import { WinsSection } from './wins/WinsSection.tsx'

/** Picture and figures of what stands in the fields of all tabs; `onGoTo` leads to the field with a path. */
export const RailContent = memo(function RailContent({
  onGoTo,
}: {
  readonly onGoTo: (path: string) => void
}) {
  const { picture, isSearching, change } = useRail()
  const { since, asked, compared, label } = useSince()
  const { isPartial, now, before, error, retry, isWithoutRegion, readRegion } = useItemFigures(compared)
  const isThen = compared !== null
  const groups = useMemo(() => figureGroups(now, before, isThen), [now, before, isThen])
  return (
    <ExplainProvider>
      <RailStage figures={now} picture={picture} onPicture={chosen => change({ picture: chosen })} />
      {error === null ? null : (
        <TryAgain onRetry={retry}>The master data of the engines could not be loaded.</TryAgain>
      )}
      {isWithoutRegion ? (
        <TryAgain onRetry={readRegion}>
          The region of the delivery could not be loaded. No freight is counted.
        </TryAgain>
      ) : null}
      <SinceSwitch
        since={since}
        asked={asked}
        compared={compared}
        label={label}
        onChange={chosen => change({ since: chosen })}
      />
      {isPartial ? (
        <Typography variant="caption" component="p" color="warning.dark" sx={{ px: 1.5, pb: 0.5 }}>
          A number that can’t be read counts as not entered here.
        </Typography>
      ) : null}
      {groups.map(group => (
        <FigureList key={group.key} group={group} onGoTo={onGoTo} />
      ))}
      <WinsSection
        hasPrice={now?.price.ok ?? null}
        isOpen={isSearching}
        onOpen={chosen => change({ isSearching: chosen })}
      />
      <BoardsSection pallet={now?.pallet ?? null} />
      <Box sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
        {now?.assumed.map(sentence => (
          <Typography key={sentence} variant="caption" component="p" color="textSecondary">
            {sentence}
          </Typography>
        ))}
      </Box>
    </ExplainProvider>
  )
})
