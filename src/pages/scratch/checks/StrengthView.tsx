import { memo } from 'react'
import type { FoundStrength, GradeStrength, GradesHolding, PlantMasters } from '#domain/estimating'
import { counted } from '#domain/formats'
import { HoldingGrades } from '../../../components/boards/HoldingGrades.tsx'
import { CellNumber } from '../../../components/costs/CellNumber.tsx'
import { tidy } from '../../../components/figures/tidy.ts'
import { Figure } from '../figures/Figure.tsx'
import { Warnings } from '../figures/Warnings.tsx'
import { ToolSelect } from '../inputs/ToolSelect.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { PlainTable } from './PlainTable.tsx'
import { FigureGrid, ToolRow } from './ToolRow.tsx'

interface StrengthViewProps {
  /** Null while it cannot be worked out; the inputs stay, for they may be why. */
  readonly strength: FoundStrength | null
  readonly days: PadInputs['days']
  readonly humidity: PadInputs['humidity']
  readonly contentKg: PadInputs['contentKg']
  readonly hasHandHoles: PadInputs['hasHandHoles']
  readonly mustCarryKg: PadInputs['mustCarryKg']
  /** The boards that carry it; null while none is asked for. */
  readonly boards: GradesHolding | null
  /** Code of the board that the box has. */
  readonly board: string
  readonly onBoard: (grade: GradeStrength) => void
  readonly factors: PlantMasters['settings']['stackingFactors']
  readonly change: ChangePad
}

const notFactors = ['Perimeter', 'By the formula', 'Compression strength', 'Allowable load']

/** What the box carries, and what of that remains in a stack, factor by factor. */
export const StrengthView = memo(function StrengthView(props: StrengthViewProps) {
  const { strength, days, humidity, contentKg, hasHandHoles, mustCarryKg, factors, change } = props
  const { boards, board, onBoard } = props
  return (
    <>
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
      {boards === null || mustCarryKg === null ? null : (
        <div style={{ padding: '0 10px 4px' }}>
          <HoldingGrades loadKg={mustCarryKg} found={boards} chosen={board} onTake={onBoard} />
        </div>
      )}
      {strength === null ? null : <StrengthFigures strength={strength} />}
    </>
  )
})

function StrengthFigures({ strength }: { readonly strength: FoundStrength }) {
  const { compression, stack, filledKg } = strength
  const factorRows = compression.trace.filter(({ label }) => !notFactors.includes(label))
  return (
    <>
      <FigureGrid>
        <Figure
          label="Compression"
          value={tidy(compression.kilograms)}
          unit="kg"
          note={`${tidy(compression.kilonewtons, 2)} kN, ${compression.basis === 'estimate' ? 'an estimate' : compression.method}`}
          trace={compression.trace}
        />
        <Figure
          label="Carries stacked"
          value={tidy(compression.allowableKilograms)}
          unit="kg"
          note={`${tidy(compression.stackingFactor * 100)} % of it`}
          trace={compression.trace}
        />
        <Figure
          label="Boxes high"
          value={stack === null ? '—' : tidy(stack.boxesHigh)}
          note={stack === null ? 'content not known' : `${tidy(filledKg, 2)} kg filled`}
          trace={stack?.trace ?? []}
        />
      </FigureGrid>
      {factorRows.length === 0 ? null : (
        <PlainTable aria-label="Strength factors">
          <tbody>
            {factorRows.map(({ label, value, why }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>× {tidy(Number(value), 3)}</td>
                <td data-text>{why}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
      <Warnings sentences={compression.warnings} />
    </>
  )
}
