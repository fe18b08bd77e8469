import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { EngineMasters, PlantMasters } from '#domain/estimating'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'
import type { Stopped } from '../cause/CauseNotice.tsx'
import { narrow } from '../padLayout.ts'
import type { Pad } from '../usePad.ts'
import { BoardGroup } from './BoardGroup.tsx'
import { PalletGroup } from './PalletGroup.tsx'
import { PrintGroup } from './PrintGroup.tsx'
import { QuantityGroup } from './QuantityGroup.tsx'
import { SizeGroup } from './SizeGroup.tsx'

interface InputColumnProps {
  readonly pad: Pad
  readonly masters: EngineMasters
  readonly plant: PlantMasters
  readonly stopped: Stopped | null
  readonly onStyle: (style: string) => void
  readonly onSort: () => void
}

const Column = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  padding: 10,
  overflow: 'auto',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  // Above the panels there is room for two columns of groups, on a phone for one.
  [`@container (min-width: 520px) and (max-width: ${narrow}px)`]: {
    display: 'block',
    columns: 2,
    columnGap: 20,
    '& > fieldset': { breakInside: 'avoid', marginBottom: 12 },
  },
}))

const none = [] as const

/** Everything that is entered, with what is wrong with it beside it. */
export function InputColumn(props: InputColumnProps) {
  const { pad, masters, plant, stopped, onStyle, onSort } = props
  const titleId = useId()
  const { inputs, estimate, shown, change } = pad
  const rangeProblems = estimate.ranges.ok ? none : estimate.ranges.problems
  const unit = shown.unit.value
  const at = (group: 'box' | 'board') => (stopped?.cause.at === group ? stopped : null)
  return (
    <Column aria-labelledby={titleId}>
      <h2 id={titleId} style={visuallyHidden}>
        What is estimated
      </h2>
      <SizeGroup
        inputs={inputs}
        own={masters.ownStyles}
        stopped={at('box')}
        onStyle={onStyle}
        change={change}
      />
      <BoardGroup
        flute={inputs.flute}
        grade={inputs.grade}
        plant={inputs.plant}
        masters={masters}
        plantMasters={plant}
        stopped={at('board')}
        change={change}
      />
      <PrintGroup
        printProcess={inputs.printProcess}
        colours={inputs.colours}
        coverage={inputs.coverage}
        change={change}
      />
      <QuantityGroup breaks={inputs.breaks} problems={rangeProblems} change={change} onSort={onSort} />
      <PalletGroup
        inputs={inputs}
        suggestedBundle={unit?.isBundleSuggested ? unit.bundleQty : null}
        masters={masters}
        change={change}
      />
    </Column>
  )
}
