import { useCallback } from 'react'
import type { Problem } from '#domain/boxGeometry'
import { optionsOf } from '#domain/estimating'
import type { WrittenBox } from '#domain/formats'
import { cartonStyleOf } from '#domain/quoteItem'
import { StylePicker } from '../../../components/stylePicker/StylePicker.tsx'
import { padFlaps } from '../estimate/padFlaps.ts'
import type { PadInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { Group } from './Group.tsx'
import { PadChoiceField } from './PadChoiceField.tsx'
import { PadNumberField } from './PadNumberField.tsx'
import { problemOf } from './problemOf.ts'
import { withWritten } from './withWritten.ts'

interface SizeGroupProps {
  readonly inputs: Pick<
    PadInputs,
    | 'style'
    | 'length'
    | 'width'
    | 'depth'
    | 'topFlap'
    | 'bottomFlap'
    | 'lapSide'
    | 'flapAdjustment'
    | 'lidDepth'
    | 'cellsLong'
    | 'cellsWide'
    | 'closure'
  >
  readonly problems: readonly Problem[]
  readonly change: ChangePad
}

const laps = [
  { code: 'inside', label: 'Lap inside' },
  { code: 'outside', label: 'Lap outside' },
]

const flapStyles = cartonStyleOf('02')?.flapStyles ?? []

const closures = [
  { code: '00', label: 'Not closed' },
  { code: '01', label: 'Glued' },
  { code: '02', label: 'Taped' },
  { code: '03', label: 'Stitched' },
]

/** Style and inside size, with the options that the style has. */
export function SizeGroup({ inputs, problems, change }: SizeGroupProps) {
  const { laps: hasLap, lids, cells, closes, flat } = optionsOf(inputs.style)
  const { isSlotted, adjusts, isGap } = padFlaps(inputs)
  const chooseStyle = useCallback((style: string) => change({ style, topFlap: '', bottomFlap: '' }), [change])
  const wrong = (field: string) => problemOf(problems, field)
  const side = { change, unit: 'mm', span: 2 } as const
  const flaps = { change, span: 3, none: `As ${inputs.style}`, choices: flapStyles } as const
  const onSize = useCallback((box: WrittenBox) => change(now => withWritten(now, box)), [change])
  const inside = { ...side, onSize }
  return (
    <Group title="Box" error={wrong('size')}>
      <StylePicker value={inputs.style} error={wrong('style')} onChoose={chooseStyle} />
      <PadNumberField
        {...inside}
        name="length"
        label="Length"
        value={inputs.length}
        error={wrong('length')}
      />
      <PadNumberField {...inside} name="width" label="Width" value={inputs.width} error={wrong('width')} />
      <PadNumberField
        {...inside}
        name="depth"
        label="Depth"
        value={flat ? 0 : inputs.depth}
        error={wrong('depth')}
        disabled={flat}
      />
      {isSlotted ? (
        <>
          <PadChoiceField {...flaps} name="topFlap" label="Top flaps" value={inputs.topFlap} />
          <PadChoiceField {...flaps} name="bottomFlap" label="Bottom flaps" value={inputs.bottomFlap} />
        </>
      ) : null}
      {hasLap ? (
        <PadChoiceField
          change={change}
          name="lapSide"
          label="Glue lap"
          value={inputs.lapSide}
          choices={laps}
          span={adjusts ? 3 : 6}
        />
      ) : null}
      {adjusts ? (
        <PadNumberField
          {...side}
          span={3}
          name="flapAdjustment"
          label={isGap ? 'Flap gap' : 'Flap overlap'}
          value={inputs.flapAdjustment}
          error={wrong('flapAdjustment')}
        />
      ) : null}
      {lids ? (
        <PadNumberField
          {...side}
          span={3}
          name="lidDepth"
          label="Lid depth"
          hint="half"
          value={inputs.lidDepth}
          error={wrong('lidDepth')}
        />
      ) : null}
      {closes ? (
        <PadChoiceField
          change={change}
          name="closure"
          label="Closure"
          value={inputs.closure}
          choices={closures}
          span={lids ? 3 : 6}
        />
      ) : null}
      {cells ? (
        <>
          <PadNumberField
            change={change}
            span={3}
            least={2}
            name="cellsLong"
            label="Cells along length"
            value={inputs.cellsLong}
            error={wrong('cells')}
          />
          <PadNumberField
            change={change}
            span={3}
            least={2}
            name="cellsWide"
            label="Cells along width"
            value={inputs.cellsWide}
          />
        </>
      ) : null}
    </Group>
  )
}
