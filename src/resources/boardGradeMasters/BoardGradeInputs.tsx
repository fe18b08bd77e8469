import type { BoardGradeInput } from '#contract/config'
import { engine } from '#contract/engine'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { type Choice, SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'
import { boardGradeLabels } from './boardGradeLabels.ts'

/** The flutes in use, thinnest first, each once; as thick as for every plant. */
function useFluteChoices(): readonly Choice[] {
  const rows = useCall(engine.fluteLookup, {}, { ...referenceList, staleTime: 0 }).data ?? []
  return [...new Set(rows.map(({ code }) => code))].map(code => {
    const flute = rows.find(row => row.code === code && row.plantCode === '')
    return { code, label: flute === undefined ? code : `${code}, ${flute.caliper} mm` }
  })
}

/** The inputs of a board grade. */
export function BoardGradeInputs() {
  const flutes = useFluteChoices()
  return (
    <FieldGroup title="Board grade" columnWidth={150}>
      <TextInput<BoardGradeInput> name="code" label={boardGradeLabels.code} />
      <TextInput<BoardGradeInput> name="description" label={boardGradeLabels.description} span={2} />
      <SelectInput<BoardGradeInput> name="flute" label={boardGradeLabels.flute} choices={flutes} />
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
