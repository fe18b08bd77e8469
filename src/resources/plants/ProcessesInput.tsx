import type { WorkCentreInput } from '#contract/plants'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { LinesInput } from './LinesInput.tsx'

/** What a work centre does besides its operation, a line each. */
export function ProcessesInput() {
  return (
    <LinesInput<WorkCentreInput>
      name="processes"
      one="process"
      empty={{ code: '', description: '', maxTapes: 0 }}
      columns="140px 1fr 90px"
    >
      {place => (
        <>
          <TextInput<WorkCentreInput> name={`processes.${place}.code`} label={`Process ${place + 1}`} />
          <TextInput<WorkCentreInput> name={`processes.${place}.description`} label="Description" />
          <NumberInput<WorkCentreInput> name={`processes.${place}.maxTapes`} label="Tapes" />
        </>
      )}
    </LinesInput>
  )
}
