import { memo, useId, useState } from 'react'
import type { EngineMasters, FoundPallet, FoundStrength, Part, PlantMasters } from '#domain/estimating'
import { takenBoard } from '../../../components/boards/takenBoard.ts'
import { PanelTabs, tabId } from '../../../components/figures/PanelTabs.tsx'
import { Panel } from '../figures/Panel.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { Shown } from '../shownEstimate.ts'
import type { ChangeSaying } from '../useChangeSaying.ts'
import type { ChangePad } from '../usePad.ts'
import { WhatIfView } from '../whatIf/WhatIfView.tsx'
import { StrengthView } from './StrengthView.tsx'
import { usePadBoards } from './usePadBoards.ts'

type View = 'strength' | 'whatIf'

interface ChecksPanelProps {
  readonly inputs: PadInputs
  readonly masters: EngineMasters
  readonly plant: PlantMasters
  readonly strength: Shown<FoundStrength>
  readonly pallet: Part<FoundPallet>
  /** Code of the board that the box has; '' none. */
  readonly board: string
  readonly isGood: boolean
  readonly change: ChangePad
  readonly changeSaying: ChangeSaying
}

const tabs: readonly { readonly key: View; readonly label: string }[] = [
  { key: 'strength', label: 'Strength' },
  { key: 'whatIf', label: 'What if ± mm' },
]
const nothingWrong = [] as const

/** What the box bears, and what a few millimetres would win. */
export const ChecksPanel = memo(function ChecksPanel(props: ChecksPanelProps) {
  const { inputs, masters, plant, strength, pallet, board, isGood, change, changeSaying } = props
  const bodyId = useId()
  const [open, setOpen] = useState<View>('strength')
  const isStrength = open === 'strength'
  const boards = usePadBoards(isStrength ? inputs : null, masters, plant, pallet)
  // A sheet or a fitment stands in no stack: that is no fault of what is entered.
  const isNoStack = strength.problems.some(({ field }) => field === 'style')
  return (
    <Panel
      title="Checks"
      problems={isStrength ? strength.problems : nothingWrong}
      isQuiet={isNoStack}
      tools={<PanelTabs label="Checks" tabs={tabs} open={open} controls={bodyId} onOpen={setOpen} />}
    >
      <div id={bodyId} role="tabpanel" aria-labelledby={tabId(bodyId, open)}>
        {isStrength && !isNoStack ? (
          <StrengthView
            strength={strength.value}
            days={inputs.days}
            humidity={inputs.humidity}
            contentKg={inputs.contentKg}
            hasHandHoles={inputs.hasHandHoles}
            mustCarryKg={inputs.mustCarryKg}
            boards={boards}
            board={board}
            onBoard={grade => changeSaying({ flute: grade.flute, grade: grade.grade }, takenBoard(grade))}
            factors={plant.settings.stackingFactors}
            change={change}
          />
        ) : null}
        {isStrength ? null : <WhatIfView inputs={inputs} masters={masters} isGood={isGood} change={change} />}
      </div>
    </Panel>
  )
})
