import { memo } from 'react'
import type { PlantMasters } from '#domain/estimating'
import { counted } from '#domain/formats'
import { CellNumber } from '../../../components/costs/CellNumber.tsx'
import { ToolSelect } from '../inputs/ToolSelect.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { ToolRow } from './ToolRow.tsx'

interface StackInputsProps {
  readonly days: PadInputs['days']
  readonly humidity: PadInputs['humidity']
  readonly contentKg: PadInputs['contentKg']
  readonly hasHandHoles: PadInputs['hasHandHoles']
  readonly mustCarryKg: PadInputs['mustCarryKg']
  readonly factors: PlantMasters['settings']['stackingFactors']
  readonly change: ChangePad
}

/** How the box is stacked, what is in it and what it must carry; drawn again only when one of these changes. */
export const StackInputs = memo(function StackInputs(props: StackInputsProps) {
  const { days, humidity, contentKg, hasHandHoles, mustCarryKg, factors, change } = props
  return (
    <ToolRow>
      <span>
        Stacked
        <ToolSelect
          label="Stacked"
          value={days ?? 0}
          choices={[
            { value: 0, label: 'not long' },
            ...factors.time.map(row => ({ value: row.days, label: counted(row.days, 'day') })),
          ]}
          onChoose={value => change({ days: value || null })}
        />
      </span>
      <span>
        Humidity
        <ToolSelect
          label="Humidity"
          value={humidity ?? 0}
          choices={[
            { value: 0, label: 'dry' },
            ...factors.humidity.map(row => ({ value: row.percent, label: `${row.percent} %` })),
          ]}
          onChoose={value => change({ humidity: value || null })}
        />
      </span>
      <span>
        Content
        <span style={{ width: 52 }}>
          <CellNumber
            label="Content of a box, kg"
            value={contentKg}
            isGiven={false}
            places={1}
            step={1}
            onChange={value => change({ contentKg: value })}
          />
        </span>
        kg
      </span>
      <span>
        Hand holes
        <ToolSelect
          label="Hand holes"
          value={hasHandHoles ? 'two' : 'none'}
          choices={[
            { value: 'none', label: 'none' },
            { value: 'two', label: 'two' },
          ]}
          onChoose={value => change({ hasHandHoles: value === 'two' })}
        />
      </span>
      <span>
        Must carry
        <span style={{ width: 52 }}>
          <CellNumber
            label="Must carry stacked, kg"
            value={mustCarryKg}
            isGiven={false}
            places={0}
            step={10}
            onChange={value => change({ mustCarryKg: value })}
          />
        </span>
        kg
      </span>
    </ToolRow>
  )
})
