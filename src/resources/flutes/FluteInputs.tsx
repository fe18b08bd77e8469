import type { FluteInput } from '#contract/flutes'
import { CheckInput } from '../../components/editing/fields/CheckInput.tsx'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { asInputs, usePlantChoices } from '../users/choices.ts'
import { AddsTable } from './AddsTable.tsx'
import { FluteProfile } from './FluteProfile.tsx'
import { labels } from './labels.ts'
import { oddHalves } from './oddHalves.ts'
import { WallsInput } from './WallsInput.tsx'

const panels = [0, 1, 2, 3] as const
const everyPlant = { code: '', label: 'Every plant' }

/** The inputs of a flute: its board, drawn, and what its folds add to a size. */
export function FluteInputs() {
  const plants = usePlantChoices()
  return (
    <>
      <FieldGroup title="Flute" columnWidth={170}>
        <TextInput<FluteInput> name="code" label={labels.code} />
        <SelectInput<FluteInput>
          name="plantCode"
          label={labels.plantCode}
          empty=""
          choices={[everyPlant, ...asInputs(plants)]}
        />
        <TextInput<FluteInput> name="basis" label={labels.basis} span={2} />
        <CheckInput<FluteInput> name="isActive" label={labels.isActive} />
      </FieldGroup>
      <FieldGroup title="Board" columnWidth={130}>
        <NumberInput<FluteInput> name="caliper" label={labels.caliper} unit="mm" />
        <WallsInput />
        <FluteProfile />
      </FieldGroup>
      <FieldGroup title="What its folds add to the inside size, mm" columnWidth={170}>
        <AddsTable
          label="Added to the panels"
          columns={['Panel 1', 'Panel 2', 'Panel 3', 'Panel 4']}
          rows={[
            { label: 'Lap inside', names: panels.map(panel => `panelAddsInside.${panel}` as const) },
            { label: 'Lap outside', names: panels.map(panel => `panelAddsOutside.${panel}` as const) },
          ]}
        />
        <AddsTable
          label="Added to flaps and depth"
          columns={['Each flap', 'Depth']}
          rows={[
            { label: 'Half-slotted', names: ['halfSlottedFlap', 'halfSlottedDepth'] },
            { label: 'Regular', names: ['regularFlap', 'regularDepth'] },
            { label: 'Full overlap', names: ['fullOverlapFlap', 'fullOverlapDepth'] },
          ]}
        />
        <NumberInput<FluteInput> name="lapWidth" label={labels.lapWidth} unit="mm" />
        <NumberInput<FluteInput> name="slot" label={labels.slot} unit="mm" />
        <SelectInput<FluteInput> name="oddHalf" label={labels.oddHalf} empty="" choices={oddHalves} />
      </FieldGroup>
    </>
  )
}
