import type { BoardGradeInput } from '#contract/config'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { boardGradeLabels } from './boardGradeLabels.ts'

/** The inputs of a board grade. */
export function BoardGradeInputs() {
  return (
    <FieldGroup title="Board grade" columnWidth={150}>
      <TextInput<BoardGradeInput> name="code" label={boardGradeLabels.code} />
      <TextInput<BoardGradeInput> name="description" label={boardGradeLabels.description} span={2} />
      <TextInput<BoardGradeInput> name="flute" label={boardGradeLabels.flute} />
      <NumberInput<BoardGradeInput> name="plies" label={boardGradeLabels.plies} />
      <TextInput<BoardGradeInput>
        name="makeUp"
        label={boardGradeLabels.makeUp}
        span={2}
        helperText="Papers from the outside in: 175K / 140F / 175K"
      />
      <NumberInput<BoardGradeInput> name="gsm" label={boardGradeLabels.gsm} unit="g/m²" />
      <NumberInput<BoardGradeInput> name="caliperMm" label={boardGradeLabels.caliperMm} unit="mm" />
      <NumberInput<BoardGradeInput>
        name="strengthIndicator"
        label={boardGradeLabels.strengthIndicator}
        unit="kN/m × 10"
      />
      <CheckInput<BoardGradeInput> name="isActive" label="In use" />
    </FieldGroup>
  )
}
