import { memo } from 'react'
import type { FoundStrength, GradeStrength, GradesHolding, PlantMasters } from '#domain/estimating'
import { tidy } from '#domain/formats'
import { HoldingGrades } from '../../../components/boards/HoldingGrades.tsx'
import { Figure } from '../figures/Figure.tsx'
import { Warnings } from '../figures/Warnings.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { PlainTable } from './PlainTable.tsx'
import { StackInputs } from './StackInputs.tsx'
import { FigureGrid } from './ToolRow.tsx'

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
      <StackInputs
        days={days}
        humidity={humidity}
        contentKg={contentKg}
        hasHandHoles={hasHandHoles}
        mustCarryKg={mustCarryKg}
        factors={factors}
        change={change}
      />
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
