import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FluteInput } from '#contract/flutes'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { useFormField } from '../../components/editing/fields/useFormField.ts'
import { labels } from './labels.ts'

const walls = ['Single wall', 'Double wall', 'Triple wall']
/** A wave's usual take-up, for a wall that is added. */
const usual = 1.4

/** The waves of the board: as many as it has walls, each with its take-up; the one of a single wall is measured besides. */
export function WallsInput() {
  const { setValue } = useFormContext<FluteInput>()
  const { readOnly } = useFormField<FluteInput>('takeUp')
  const takeUp = useWatch<FluteInput, 'takeUp'>({ name: 'takeUp' })
  const setWalls = (count: number) => {
    const changed = { shouldDirty: true, shouldValidate: true }
    setValue(
      'takeUp',
      Array.from({ length: count }, (_, index) => takeUp[index] ?? usual),
      changed,
    )
    if (count === 1) return
    setValue('fluteHeight', null, changed)
    setValue('flutesPerMetre', null, changed)
  }
  return (
    <>
      <TextField
        select
        margin="none"
        label="Walls"
        disabled={readOnly}
        value={takeUp.length}
        onChange={({ target }) => setWalls(Number(target.value))}
      >
        {walls.map((words, index) => (
          <MenuItem key={words} value={index + 1}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      {takeUp.map((_, index) => (
        <NumberInput<FluteInput>
          // biome-ignore lint/suspicious/noArrayIndexKey: a wave is its place
          key={index}
          name={`takeUp.${index}`}
          label={takeUp.length === 1 ? 'Take-up' : `Take-up of wave ${index + 1}`}
        />
      ))}
      {takeUp.length === 1 ? (
        <>
          <NumberInput<FluteInput> name="fluteHeight" label={labels.fluteHeight} unit="mm" />
          <NumberInput<FluteInput> name="flutesPerMetre" label={labels.flutesPerMetre} />
        </>
      ) : null}
    </>
  )
}
