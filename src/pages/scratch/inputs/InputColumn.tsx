import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { EngineMasters, PlantMasters } from '#domain/estimating'
import { visuallyHidden } from '../../../layout/visuallyHidden.ts'
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
}

const Column = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  minHeight: 0,
  padding: 10,
  overflow: 'auto',
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
}))

const none = [] as const

/** Everything that is entered, with what is wrong with it beside it. */
export function InputColumn({ pad, masters, plant }: InputColumnProps) {
  const titleId = useId()
  const { inputs, estimate, shown, change } = pad
  const boxProblems = estimate.box.ok ? none : estimate.box.problems
  const boardProblems = estimate.board.ok ? none : estimate.board.problems
  const palletProblems = estimate.pallet.ok ? none : estimate.pallet.problems
  const rangeProblems = estimate.ranges.ok ? none : estimate.ranges.problems
  const unit = shown.unit.value
  return (
    <Column aria-labelledby={titleId}>
      <h2 id={titleId} style={visuallyHidden}>
        What is estimated
      </h2>
      <SizeGroup inputs={inputs} problems={boxProblems} change={change} />
      <BoardGroup
        flute={inputs.flute}
        grade={inputs.grade}
        plant={inputs.plant}
        masters={masters}
        plantMasters={plant}
        problems={boardProblems}
        change={change}
      />
      <PrintGroup
        printProcess={inputs.printProcess}
        colours={inputs.colours}
        coverage={inputs.coverage}
        change={change}
      />
      <QuantityGroup breaks={inputs.breaks} problems={rangeProblems} change={change} />
      <PalletGroup
        inputs={inputs}
        suggestedBundle={unit?.isBundleSuggested ? unit.bundleQty : null}
        masters={masters}
        problems={palletProblems}
        change={change}
      />
    </Column>
  )
}
