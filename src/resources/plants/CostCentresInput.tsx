import type { PlantInput } from '#contract/plants'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { LinesInput } from './LinesInput.tsx'

/** The cost centres of a plant besides its default one, a line each. */
export function CostCentresInput() {
  return (
    <LinesInput<PlantInput>
      name="costCentres"
      one="cost centre"
      empty={{ code: '', description: '' }}
      columns="150px 1fr"
    >
      {place => (
        <>
          <TextInput<PlantInput> name={`costCentres.${place}.code`} label={`Cost centre ${place + 1}`} />
          <TextInput<PlantInput> name={`costCentres.${place}.description`} label="Description" />
        </>
      )}
    </LinesInput>
  )
}
