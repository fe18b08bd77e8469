import Typography from '@mui/material/Typography'
import { useContext } from 'react'
import { useWatch } from 'react-hook-form'
import { config } from '#contract/config'
import { plantAlone } from '#domain/boardGrades'
import { decimal } from '#domain/formats'
import { inkSources, stereoArea } from '#domain/manualOrders'
import { FieldGroup } from '../../components/editing/fields/FieldGroup.tsx'
import { FieldPolicyContext } from '../../components/editing/fields/FieldPolicy.ts'
import { MultiChoiceInput } from '../../components/editing/fields/MultiChoiceInput.tsx'
import { NumberInput } from '../../components/editing/fields/NumberInput.tsx'
import { ReadOnlyField } from '../../components/editing/fields/ReadOnlyField.tsx'
import { SelectInput } from '../../components/editing/fields/SelectInput.tsx'
import { TextInput } from '../../components/editing/fields/TextInput.tsx'
import { LinesInput } from '../../resources/plants/LinesInput.tsx'
import { type OrderDraft, orderLabels } from './orderWords.ts'
import { stereoWords } from './stereoWords.ts'
import { useLookup } from './useLookup.ts'

const noStereo: OrderDraft['stereos'][number] = { stereoCode: '', colour: '', width: null, length: null }
const sourceWords = { Plant: 'The plant', Area: 'Its area' } as const
const sources = inkSources.map(code => ({ code, label: sourceWords[code] }))

/** The inks that can be chosen: those of the order's plant, of the plants around it, or both. */
function useInks(): readonly { readonly code: string; readonly label: string }[] {
  const [costCenter, from] = useWatch<OrderDraft, ['costCenter', 'inkSources']>({
    name: ['costCenter', 'inkSources'],
  })
  const plantCode = plantAlone(costCenter)
  const ofPlant = useLookup(
    config.inksOfPlant,
    { query: { plantCode } },
    'manualOrderInkError',
    plantCode !== '' && (from.length === 0 || from.includes('Plant')),
  )
  const ofArea = useLookup(
    config.inksOfPlant,
    { query: { plantCode, isArea: 'true' } },
    'manualOrderInkError',
    plantCode !== '' && from.includes('Area'),
  )
  const inks = new Map([...(ofPlant ?? []), ...(ofArea ?? [])].map(({ name }) => [name, name]))
  return [...inks.keys()].sort().map(name => ({ code: name, label: name }))
}

function Area({ place }: { readonly place: number }) {
  const stereo = useWatch<OrderDraft, `stereos.${number}`>({ name: `stereos.${place}` })
  const area = stereo === undefined ? null : stereoArea(stereo.width, stereo.length)
  return <ReadOnlyField label="Area">{area === null ? '—' : `${decimal(area, 0)} cm²`}</ReadOnlyField>
}

/** The stereos of an order, a row each, with its ink and print area. */
export function StereoGroup() {
  const inks = useInks()
  const stereos = useWatch<OrderDraft, 'stereos'>({ name: 'stereos' })
  const isReadOnly = useContext(FieldPolicyContext).isReadOnly('stereos')
  const areas = stereos.map(({ width, length }) => stereoArea(width, length) ?? 0)
  const total = areas.reduce((sum, area) => sum + area, 0)
  if (isReadOnly) {
    return (
      <FieldGroup title="Stereos" columnWidth={220}>
        {stereos.length === 0 ? null : (
          <ReadOnlyField label={orderLabels.stereos} span="row">
            {stereos.map(stereoWords).join('; ')}
          </ReadOnlyField>
        )}
      </FieldGroup>
    )
  }
  return (
    <FieldGroup
      title="Stereos"
      columnWidth={160}
      beside={
        total === 0 ? undefined : (
          <Typography variant="body2" color="textSecondary">
            {`${decimal(total, 0)} cm² in all`}
          </Typography>
        )
      }
    >
      <MultiChoiceInput<OrderDraft>
        name="inkSources"
        label={orderLabels.inkSources}
        choices={sources}
        placeholder="The plant"
        span={2}
      />
      <LinesInput<OrderDraft>
        name="stereos"
        one="stereo"
        empty={noStereo}
        columns="minmax(90px, 1fr) minmax(120px, 2fr) 100px 100px 90px"
      >
        {place => (
          <>
            <TextInput<OrderDraft> name={`stereos.${place}.stereoCode`} label="Stereo code" />
            <SelectInput<OrderDraft> name={`stereos.${place}.colour`} label="Ink" choices={inks} />
            <NumberInput<OrderDraft> name={`stereos.${place}.width`} label="Width" unit="mm" />
            <NumberInput<OrderDraft> name={`stereos.${place}.length`} label="Length" unit="mm" />
            <Area place={place} />
          </>
        )}
      </LinesInput>
    </FieldGroup>
  )
}
