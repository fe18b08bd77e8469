import { engine } from '#contract/engine'
import type { RehearsalInput } from '#contract/rehearsals'
import { shockPercents } from '#domain/rehearsal'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { referenceList } from '../../components/list/referenceList.ts'
import { useCall } from '../../dataProvider/index.ts'
import { asInputs, usePlantChoices } from '../users/choices.ts'
import { labels } from './labels.ts'

/** The papers of all plants, each code once. */
function usePaperChoices() {
  const { data } = useCall(engine.lookupData, {}, referenceList)
  const papers = (data?.plants ?? []).flatMap(plant => plant.papers)
  return [...new Map(papers.map(({ code, description }) => [code, { code, label: description }])).values()]
}

/** The inputs of a rehearsal: what gets dearer or cheaper, and which plants close. */
export function RehearsalInputs() {
  const papers = usePaperChoices()
  const plants = usePlantChoices()
  return (
    <>
      <FieldGroup title="Rehearsal" columnWidth={200}>
        <TextInput<RehearsalInput> name="name" label={labels.name} />
        <CheckInput<RehearsalInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="Changes of what it costs today" columnWidth={120}>
        {shockPercents.map(name => (
          <NumberInput<RehearsalInput> key={name} name={name} label={labels[name]} unit="%" />
        ))}
        <MultiChoiceInput<RehearsalInput>
          name="papers"
          label={labels.papers}
          span="row"
          choices={papers}
          placeholder="All papers"
        />
        <MultiChoiceInput<RehearsalInput>
          name="closedPlants"
          label={labels.closedPlants}
          span="row"
          choices={asInputs(plants)}
          placeholder="None"
        />
      </FieldGroup>
    </>
  )
}
