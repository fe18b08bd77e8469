import { useCallback, useId } from 'react'
import { type EngineMasters, optionsOf } from '#domain/estimating'
import type { WrittenBox } from '#domain/formats'
import { cartonStyleOf } from '#domain/quoteItem'
import { StylePicker } from '../../../components/stylePicker/StylePicker.tsx'
import { CauseNotice, type Stopped } from '../cause/CauseNotice.tsx'
import { padFlaps } from '../estimate/padFlaps.ts'
import type { BoxInputs } from '../padInputs.ts'
import type { ChangePad } from '../usePad.ts'
import { Group } from './Group.tsx'
import { PadChoiceField } from './PadChoiceField.tsx'
import { PadNumberField } from './PadNumberField.tsx'
import { withWritten } from './withWritten.ts'

interface SizeGroupProps {
  readonly inputs: BoxInputs
  /** What stands in the way of the box; null where nothing does, or something else. */
  readonly stopped: Stopped | null
  /** Styles that the company keeps itself. */
  readonly own: EngineMasters['ownStyles']
  readonly onStyle: (style: string) => void
  readonly change: ChangePad
}

const laps = [
  { code: 'inside', label: 'Lap inside', short: 'Inside' },
  { code: 'outside', label: 'Lap outside', short: 'Outside' },
]

const flapStyles = cartonStyleOf('02')?.flapStyles ?? []

const closures = [
  { code: '00', label: 'Not closed' },
  { code: '01', label: 'Glued' },
  { code: '02', label: 'Taped' },
  { code: '03', label: 'Stitched' },
]

/** Style and inside size, with the options that the style has. */
export function SizeGroup({ inputs, own, stopped, onStyle, change }: SizeGroupProps) {
  const noticeId = useId()
  const { laps: hasLap, lids, cells, closes, flat } = optionsOf(inputs.style, own)
  const { isSlotted, adjusts, isGap } = padFlaps(inputs)
  const wrong = (field: string) =>
    stopped?.cause.problems.some(problem => problem.field === field) ? noticeId : undefined
  const side = { change, unit: 'mm', span: flat ? 3 : 2 } as const
  const flaps = {
    change,
    span: hasLap && !adjusts ? 2 : 3,
    none: `As ${inputs.style}`,
    choices: flapStyles,
  } as const
  const onSize = useCallback((box: WrittenBox) => change(now => withWritten(now, box)), [change])
  const inside = { ...side, onSize }
  return (
    <Group title="Box" notice={stopped === null ? null : <CauseNotice id={noticeId} {...stopped} />}>
      <StylePicker value={inputs.style} own={own} onChoose={onStyle} />
      <PadNumberField
        {...inside}
        name="length"
        label="Length"
        value={inputs.length}
        wrongBy={wrong('length')}
      />
      <PadNumberField {...inside} name="width" label="Width" value={inputs.width} wrongBy={wrong('width')} />
      {flat ? null : (
        <PadNumberField
          {...inside}
          name="depth"
          label="Depth"
          value={inputs.depth}
          wrongBy={wrong('depth')}
        />
      )}
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
          span={adjusts ? 3 : 2}
        />
      ) : null}
      {adjusts ? (
        <PadNumberField
          {...side}
          span={3}
          name="flapAdjustment"
          label={isGap ? 'Flap gap' : 'Flap overlap'}
          value={inputs.flapAdjustment}
          wrongBy={wrong('flapAdjustment')}
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
          wrongBy={wrong('lidDepth')}
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
            wrongBy={wrong('cells')}
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
